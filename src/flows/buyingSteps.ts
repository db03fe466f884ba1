import type { CartItem } from '../api/carts.ts';
import { matchRoute } from '../contract/pages/matchRoute.ts';
import { queryValue } from '../contract/pages/pageQuery.ts';
import { paths } from '../routing/paths.ts';
import type { RouterLocation } from '../routing/routerSlice.ts';

/** The customer's current step of a purchase, with what it is about. */
export type BuyingStep =
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

type StepToTake = Extract<BuyingStep, { name: 'questionnaire' | 'meals' | 'checkout' }>;
type Progress = Pick<CartItem, 'cart_item_id' | 'questionnaire_completed' | 'meals_completed'>;

/** What the plans of a cart still lack before they can be paid. */
export function missingStep(items: readonly Progress[]): StepToTake {
  for (const { cart_item_id: cartItemId, questionnaire_completed, meals_completed } of items) {
    if (!questionnaire_completed) return { name: 'questionnaire', cartItemId };
    if (!meals_completed) return { name: 'meals', cartItemId };
  }
  return { name: 'checkout' };
}

export function pathOf(step: StepToTake): string {
  switch (step.name) {
    case 'questionnaire':
      return paths.dislikesAllergies(step.cartItemId);
    case 'meals':
      return paths.meals(step.cartItemId);
    case 'checkout':
      return paths.checkout();
  }
}

/** The address is the step, so a reload, a shared link and a new tab resume it. */
export function stepAt({ pathname, search }: RouterLocation): BuyingStep {
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
      const data = queryValue(search, 'data');
      if (data !== null) return { name: 'returned', data };
      return { name: match.name === 'payment' ? 'payment' : 'elsewhere' };
    }
    default:
      return { name: 'elsewhere' };
  }
}
