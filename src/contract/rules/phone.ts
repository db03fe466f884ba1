import { parsedLine, toAsciiDigits } from './rule.ts';

const MOBILE = /^(?:[569]\d{7}|41\d{6})$/;

/** Typed in any usual way; becomes E.164. */
export const mobile = parsedLine(parseKuwaitMobile, { max: 30, key: 'validation.phone' });

/** The E.164 form (+965XXXXXXXX) of a Kuwaiti mobile number typed in any usual way, or null. */
export function parseKuwaitMobile(text: string): string | null {
  const typed = toAsciiDigits(text).replace(/[\s\-().]/g, '');
  const national = typed.length > 8 ? typed.replace(/^(?:\+|00)?965/, '') : typed;
  return MOBILE.test(national) ? `+965${national}` : null;
}

/** "+96550012345" → "50012345". */
export function bareMobile(e164: string): string {
  return e164.slice(4);
}

/** "+965 5001 2345", "00965…" or "٥٠٠١٢٣٤٥" → "50012345"; anything but a Kuwaiti mobile number stays as typed. */
export function plainMobile(typed: string): string {
  const number = parseKuwaitMobile(typed);
  return number === null ? typed : bareMobile(number);
}

/** "+96550012345" → "+965 5001 2345"; show it in a left-to-right isolate. */
export function formatMobile(e164: string): string {
  const bare = bareMobile(e164);
  return `+965 ${bare.slice(0, 4)} ${bare.slice(4)}`;
}
