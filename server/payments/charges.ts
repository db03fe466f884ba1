import type { Fils } from '../../src/contract/money.ts';
import { amountToFils } from '../../src/payment/amount.ts';
import { AMOUNT_LIMITS } from '../../src/payment/gatewayFacts.ts';

/** What the gateway charges, from its own field; null where it says nothing that can be meant. */
export function chargeToFils(charge: unknown): Fils | null {
  const fils = amountToFils(charge);
  return fils === null || fils > AMOUNT_LIMITS.max ? null : fils;
}
