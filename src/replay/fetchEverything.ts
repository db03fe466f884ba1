import { languageCodes } from '../contract/languages.ts';
import { pages } from '../app/pages.tsx';
import { loadMessages } from '../i18n/messages.ts';
import { lazyParts } from '../ui/lazyPart.tsx';

/** Loads all code and texts: the server may be gone while a recording is watched. */
export async function fetchEverything(): Promise<void> {
  await Promise.all([
    ...languageCodes.map(loadMessages),
    ...Object.values(pages).map(({ fetchAhead }) => fetchAhead()),
  ]);
  await fetchParts(0);
}

/** A part that has loaded may have further parts. */
async function fetchParts(from: number): Promise<void> {
  const to = lazyParts.length;
  if (from === to) return;
  await Promise.all(lazyParts.slice(from).map((fetchAhead) => fetchAhead()));
  await fetchParts(to);
}
