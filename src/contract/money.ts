/** One KD is 1000 fils; every amount inside the code is an integer number of fils. */
export type Fils = number;

const MONEY_TEXT = /^(-?)(\d{1,12})\.(\d{3})$/;

/** 24500 → "24.500", the form of every amount on the wire. */
export function filsToText(fils: Fils): string {
  if (!Number.isSafeInteger(fils)) throw new RangeError(`Not a whole number of fils: ${fils}`);
  const digits = String(Math.abs(fils)).padStart(4, '0');
  return `${fils < 0 ? '-' : ''}${digits.slice(0, -3)}.${digits.slice(-3)}`;
}

/** "24.500" → 24500. Throws RangeError for any other form. */
export function textToFils(text: string): Fils {
  const match = MONEY_TEXT.exec(text);
  if (!match) throw new RangeError(`Not an amount with three decimals: ${text}`);
  const fils = Number(match[2]) * 1000 + Number(match[3]);
  return match[1] === '-' && fils !== 0 ? -fils : fils;
}

/** Half a fils is rounded up. */
export function percentageOf(fils: Fils, percent: number): Fils {
  return Math.floor((fils * percent + 50) / 100);
}

const THOUSANDS = /\B(?=(?:\d{3})+\.)/g;

/** For display: 1024500 → "1,024.500 KD". Without `Intl`, whose first formatter delays a slow phone. */
export function inCurrency(fils: Fils, currency: string): string {
  return `${filsToText(fils).replace(THOUSANDS, ',')}\u00a0${currency}`;
}
