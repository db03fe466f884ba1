import type { PayableKind } from './reference.ts';

interface ReturnPaths {
  response: string;
  failure: string;
}

/** The pages of the shop to which the gateway sends the payer back. */
export const RETURN_PATHS: Readonly<Record<PayableKind, ReturnPaths>> = {
  order: { response: '/payment', failure: '/order-failed' },
  appointment: { response: '/booking-payment', failure: '/booking-payment' },
};
