const COMBINING = /\p{M}/gu;
const TATWEEL = /\u0640/g;

/**
 * Normalises spelling variants, so that "الارز" finds "الأرز": case, accents and harakat, hamza carriers, alef
 * maqsura, ta marbuta, tatweel.
 */
function foldForSearch(text: string): string {
  return text
    .normalize('NFKD')
    .replace(COMBINING, '')
    .replace(TATWEEL, '')
    .replace(/\u0671/g, '\u0627')
    .replace(/\u0649/g, '\u064A')
    .replace(/\u0629/g, '\u0647')
    .toLowerCase()
    .trim();
}

export function matchesSearch(text: string, query: string): boolean {
  return foldForSearch(text).includes(foldForSearch(query));
}
