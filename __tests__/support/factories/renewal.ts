import type { RenewablePlan, Renewed } from '../../../src/contract/wire/renewal.ts';
import { cart } from './cart.ts';

export function renewablePlan(changes: Partial<RenewablePlan> = {}): RenewablePlan {
  return {
    item_id: 501,
    product: { name_en: 'Fit Pro', name_ar: 'فت برو' },
    variant: { name_en: '150 g protein', name_ar: '150 غ بروتين' },
    package_category_id: 3,
    starts_on: '2027-02-15',
    total: '98.000',
    ...changes,
  };
}

/** The cart after an order was renewed. */
export function renewed(changes: Partial<Renewed> = {}): Renewed {
  return {
    cart: cart(),
    cart_item_ids: [301],
    delegated_days: 0,
    answers_missing: false,
    slot_changed: false,
    not_sold: [],
    ...changes,
  };
}
