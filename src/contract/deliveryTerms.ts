import type { Fils } from './money.ts';

export interface DeliveryTerms {
  /** For one order, whatever it holds. */
  fee: Fils;
  /** The sub total from which it is free; null: never. */
  free_from: Fils | null;
}

export function deliveryFee(subTotal: Fils, { fee, free_from }: DeliveryTerms): Fils {
  const isFree = free_from !== null && subTotal >= free_from;
  return subTotal === 0 || isFree ? 0 : fee;
}
