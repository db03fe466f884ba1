import type { PaymentResult } from '../contract/wire/payment.ts';

/** The return's own word, true, 1 or "true". A hint for the screen until the enquiry has answered. */
export function claimsSuccess(result: Pick<PaymentResult, 'payment_status'>): boolean {
  const status = result.payment_status;
  return status === true || status === 1 || status === '1' || status === 'true';
}
