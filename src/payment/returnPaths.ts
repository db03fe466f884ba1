import { paymentReturnPaths } from '../contract/pages/routes.ts';
import type { PayableKind } from './reference.ts';

interface ReturnPaths {
  response: string;
  failure: string;
}

/** The pages of the shop to which the gateway sends the payer back. */
export const RETURN_PATHS: Readonly<Record<PayableKind, ReturnPaths>> = {
  order: returnPathsOf('order'),
  appointment: returnPathsOf('appointment'),
};

function returnPathsOf(kind: PayableKind): ReturnPaths {
  const [response, ...others] = paymentReturnPaths(`${kind}.response`);
  const [failure, ...more] = paymentReturnPaths(`${kind}.failure`);
  if (response === undefined || failure === undefined || others.length + more.length > 0) {
    throw new Error(`Each payment result of an ${kind} needs one page of the shop.`);
  }
  return { response, failure };
}
