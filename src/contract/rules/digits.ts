const ARABIC_INDIC_ZERO = 0x0660;
const EXTENDED_ARABIC_INDIC_ZERO = 0x06f0;

/**
 * Turns ٠-٩ and ۰-۹ into 0-9, the Arabic decimal mark into a point, and drops the Arabic thousands
 * mark and the invisible direction marks that phones add when a number is pasted.
 */
export function toAsciiDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_INDIC_ZERO))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - EXTENDED_ARABIC_INDIC_ZERO))
    .replace(/\u066B/g, '.')
    .replace(/[\u066C\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g, '');
}
