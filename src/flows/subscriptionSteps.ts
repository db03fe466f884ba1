import { matchRoute } from '../routing/matchRoute.ts';
import type { RouterLocation } from '../routing/routerSlice.ts';

/** Where on the way to a paid plan a customer is; each step knows what it is about. */
export type SubscriptionStep =
  | { name: 'choose' }
  | { name: 'questionnaire'; cartItemId: number }
  | { name: 'meals'; cartItemId: number }
  | { name: 'cart' }
  | { name: 'checkout' }
  /** The hosted page sent the customer back with a sealed result. */
  | { name: 'returned'; data: string }
  | { name: 'payment' }
  /** Anywhere else; an unpaid order may be paid from there. */
  | { name: 'elsewhere' };

/** The step is the address: a reload, a shared link and a new tab resume it by themselves. */
export function stepAt({ pathname, search }: RouterLocation): SubscriptionStep {
  const match = matchRoute(pathname);
  switch (match?.name) {
    case 'packageCategory':
      return { name: 'choose' };
    case 'dislikesAllergies':
      return { name: 'questionnaire', cartItemId: Number(match.params['cartItemId']) };
    case 'meals':
      return { name: 'meals', cartItemId: Number(match.params['cartItemId']) };
    case 'cart':
      return { name: 'cart' };
    case 'checkout':
      return { name: 'checkout' };
    case 'payment':
    case 'orderFailed': {
      const data = new URLSearchParams(search).get('data');
      if (data !== null) return { name: 'returned', data };
      return { name: match.name === 'payment' ? 'payment' : 'elsewhere' };
    }
    default:
      return { name: 'elsewhere' };
  }
}
