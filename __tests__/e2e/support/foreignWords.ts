/** Latin on an Arabic page that is right there, each with its reason. */
const LATIN_ALLOWED: readonly RegExp[] = [
  // E-mail addresses, names on Instagram and links are Latin everywhere.
  /[\w.+-]*@[\w.-]+/g,
  /https?:\/\/\S+/g,
  // Texts without a translation: order numbers, references, vouchers.
  /\b[A-Z]{2,}-[\w-]+/g,
  /\bWELCOME10\b/g,
];

/** Words of the other script: texts without a translation. */
export function foreignWords(texts: readonly string[], language: 'en' | 'ar'): string[] {
  if (language === 'en') return texts.filter((text) => /\p{Script=Arabic}/u.test(text));
  return texts.filter((text) =>
    /\p{Script=Latin}/u.test(
      LATIN_ALLOWED.reduce((left, allowed) => left.replaceAll(allowed, ''), text),
    ),
  );
}
