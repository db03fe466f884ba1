import { ApiError } from '../../api/ApiError.ts';
import { useText } from '../i18n/useText.ts';
import type { TextKey } from '../i18n/texts.ts';

/** The text of a failure, in the API's words where there are any. */
export function useFailureText(): (error: unknown) => string {
  const text = useText();
  return (error) => {
    if (!(error instanceof ApiError)) return text('failure.unknown');
    const { serverMessage, reference } = error.facts;
    if (serverMessage === undefined) return text(keyOf(error));
    return reference === undefined
      ? serverMessage
      : text('failure.withReference', { message: serverMessage, reference });
  };
}

function keyOf({ facts: { kind } }: ApiError): TextKey {
  switch (kind) {
    case 'network':
      return 'failure.network';
    case 'timeout':
      return 'failure.timeout';
    case 'http':
    case 'refused':
    case 'malformed':
    case 'cancelled':
      return 'failure.unknown';
  }
}
