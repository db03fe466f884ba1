/** Facts of the provider's protocol. [assumed] marks what is not documented; nothing else relies on a guess. */
export const CURRENCY = 'KWD';
export const API_VERSION = '2.0';
/** The payer chooses the method on the hosted page. */
export const LET_PAYER_CHOOSE = 0;
export const URL_MAX = 200;
export const VARIABLE_MAX = 100;
export const REFERENCE = /^[A-Za-z0-9-]{1,100}$/;
export const ENQUIRIES_A_MINUTE = 30;
/** [assumed] How long a payer can still pay on the hosted page: the sandbox's fifteen minutes. */
export const SESSION_LIFETIME_MS = 15 * 60 * 1000;

/** Any other word (NOT CAPTURED, CANCELED [assumed]) is not paid. */
const PAID_RESULT_CODES = new Set(['CAPTURED', 'ACCEPT', 'SUCCESS']);

export function isPaidResultCode(resultCode: string): boolean {
  return PAID_RESULT_CODES.has(resultCode.trim().toUpperCase());
}

const METHOD_NAMES: Readonly<Record<number, string>> = {
  1: 'KNET',
  2: 'Visa/Mastercard',
  7: 'American Express',
  8: 'American Express',
  9: 'Apple Pay',
  10: 'Apple Pay',
  11: 'Apple Pay',
  12: 'Apple Pay',
  13: 'Apple Pay',
  14: 'American Express Apple Pay',
  16: 'Google Pay',
};

export function paymentMethodName(paymentType: number): string | null {
  return METHOD_NAMES[paymentType] ?? null;
}

/** The key of the method's name where languages have their own; brand names are the same in all. */
export function methodNameKey(method: string): 'orders.method.knet' | null {
  return method.trim().toUpperCase() === 'KNET' ? 'orders.method.knet' : null;
}
