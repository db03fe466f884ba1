const MASK = '•'.repeat(8);

/** Only the last four digits are ever shown. The mask of a mask is itself. */
export function maskCivilId(civilId: string): string {
  return `${MASK}${civilId.slice(-4)}`;
}

export function isMaskedCivilId(text: string): boolean {
  return text.startsWith(MASK) && /^\d{4}$/.test(text.slice(MASK.length));
}
