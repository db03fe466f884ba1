import type { SavedFile } from '../saga/browserPort.ts';

type BrowserWindow = Window & typeof globalThis;
/** Long enough for a phone to take the file over to its calendar. */
const RELEASE_AFTER_MS = 60_000;

/** Offers a file as a download; phones open a calendar file with their calendar. */
export function saveFile(
  { document, URL, Blob }: BrowserWindow,
  { name, type, text }: SavedFile,
): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER_MS);
}
