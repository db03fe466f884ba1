/** Each question to the browser, and what is answered in its place. */
const ANSWERS = [
  // Each is known.
  [/!Intl\.\w+\.supportedLocalesOf\(locale\)\.length/g, 'false'],
  // None is needed: it is for the parser, which stays out of the browser.
  [/typeof Intl\.Locale === "undefined"/g, 'true'],
] as const;

/**
 * A webpack loader for formatjs: before it says anything it asks the browser which locales it knows, which
 * takes a slow phone 45 ms in one piece. Every browser knows those of the shop.
 */
export default function trustedLocales(source: string): string {
  const trusting = ANSWERS.reduce(
    (code, [question, answer]) => code.replaceAll(question, answer),
    source,
  );
  if (trusting === source) throw new Error('formatjs asks for locales in another way now.');
  return trusting;
}
