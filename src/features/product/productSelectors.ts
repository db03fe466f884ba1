import { createSelector } from '@reduxjs/toolkit';
import { selectSearch, type RouterState } from '../../routing/routerSlice.ts';
import { choicesFromQuery } from './choices.ts';
import { closedDaysDuring, endDateOf, planOf } from './plans.ts';
import { selectProductState, type WithProduct } from './productSlice.ts';

type State = WithProduct & { router: RouterState };

export const selectProduct = (state: WithProduct) => selectProductState(state).product;

/** What the address says, made buyable; null before the product is loaded and when nothing is sold. */
export const selectChoices = createSelector([selectProduct, selectSearch], (product, search) =>
  product === null ? null : choicesFromQuery(product.category, search),
);

/** Price and dates of what is chosen. */
export const selectOffer = createSelector(
  [selectProduct, (state: State) => selectChoices(state)],
  (product, choices) => {
    if (product === null || choices === null) return null;
    const plan = planOf(product.category, choices);
    if (plan === undefined) return null;
    return {
      price: plan.price,
      pricePerDay: Math.round(plan.price / plan.days),
      endDate: endDateOf(product.category, choices),
      closedDays: closedDaysDuring(product.category, choices),
    };
  },
);

export type Offer = NonNullable<ReturnType<typeof selectOffer>>;
