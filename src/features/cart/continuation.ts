import { paths } from '../../routing/paths.ts';
import type { CartLineView } from './cartSelectors.ts';

/** Where the customer gives what the line still lacks. */
export function continuationOf({ missing, cart_item_id }: CartLineView): string {
  return missing === 'meals' ? paths.meals(cart_item_id) : paths.dislikesAllergies(cart_item_id);
}
