import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../api/ApiError.ts';
import { readEnvelope } from '../../api/envelope.ts';
import { useKitchen } from '../kitchen.ts';

/** Fetches a table of /api/staff and saves it as a file; not a link, since that could not say what went wrong. */
export function useDownload(path: string, fileName: string) {
  const { window, language, session } = useKitchen();
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    async mutationFn() {
      const response = await fetchTable(window, path, language.read());
      if (!response.ok) {
        await readEnvelope(response).catch((failure: unknown) => {
          if (failure instanceof ApiError && failure.sessionInvalid) session.lose();
          throw failure;
        });
      }
      save(window.document, await response.blob(), fileName);
    },
  });
  return { run: () => mutate(), isRunning: isPending, error };
}

async function fetchTable(window: Window, path: string, locale: string): Promise<Response> {
  try {
    return await window.fetch(`/api/staff/${path}`, { headers: { locale } });
  } catch (error) {
    throw new ApiError({ kind: 'network', code: 0 }, error);
  }
}

function save(document: Document, content: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}
