import { createSelector, createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../../api/failure.ts';
import type { PackageCategory, PackageCategoryImage, SampleWeekQuery } from '../../api/packages.ts';
import { selectSearch, type RouterState } from '../../routing/routerSlice.ts';
import { selectCartItem, type WithCart } from '../cart/cartSlice.ts';
import { isAlike } from '../../saga/isAlike.ts';
import {
  loadReducers,
  loaded,
  loading,
  notLoaded,
  notSent,
  sending,
  submitFailed,
  type LoadState,
  type SubmitState,
} from '../../saga/request.ts';
import { choicesFromQuery, itemInQuery, type Choices } from './choices.ts';
import { closedDaysDuring, endDateOf, planOf, variantOf } from './plans.ts';

interface LoadedProduct {
  category: PackageCategory;
  images: PackageCategoryImage[];
  /** Today in Kuwait. */
  today: string;
}

export interface ProductState extends LoadState {
  /** The category of the page, as its address names it. */
  categoryId: number | null;
  product: LoadedProduct | null;
  addToCart: SubmitState;
}

const initialState: ProductState = {
  ...notLoaded,
  categoryId: null,
  product: null,
  addToCart: notSent,
};

const productSlice = createSlice({
  name: 'product',
  initialState,
  reducers: {
    ...loadReducers<ProductState>(),
    /** The same category stays visible while it is loaded again. */
    requested: (state, { payload }: PayloadAction<{ categoryId: number }>): ProductState => ({
      ...loading,
      categoryId: payload.categoryId,
      product: state.categoryId === payload.categoryId ? state.product : null,
      addToCart: notSent,
    }),
    loaded: (state, { payload }: PayloadAction<LoadedProduct>): ProductState => ({
      ...state,
      ...loaded,
      // A customer's answer mostly says what the page of the server has said: nothing is rendered again.
      product: isAlike(original(state).product, payload) ? state.product : payload,
    }),
    /** The product saga writes the choices to the address. */
    choiceChanged: (state, _action: PayloadAction<Partial<Choices>>) => {
      state.addToCart = notSent;
    },
    /** The product saga asks a guest to log in; a customer's choices are added to the cart or change a line of it. */
    subscribePressed: (state) => state,
    addToCartSubmitted: (state) => {
      state.addToCart = sending;
    },
    /** Heard by the buying flow too. */
    addToCartSucceeded: (state, _action: PayloadAction<{ cartItemId: number }>) => {
      state.addToCart = notSent;
    },
    /** The line has the plan that is chosen. Heard by the buying flow too. */
    planChangeSucceeded: (state, _action: PayloadAction<{ cartItemId: number }>) => {
      state.addToCart = notSent;
    },
    addToCartFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.addToCart = submitFailed(payload);
    },
  },
});

export const {
  requested: productRequested,
  loaded: productLoaded,
  failed: productFailed,
  retryPressed: productRetryPressed,
  choiceChanged: productChoiceChanged,
  subscribePressed,
  addToCartSubmitted,
  addToCartSucceeded,
  planChangeSucceeded,
  addToCartFailed,
} = productSlice.actions;
export const productReducer = productSlice.reducer;

interface WithProduct {
  product: ProductState;
}
export const selectProductState = (state: WithProduct) => state.product;
export const selectHasProductFailed = (state: WithProduct) => state.product.status === 'failed';
export const selectAddToCart = (state: WithProduct) => state.product.addToCart;
export const selectProduct = (state: WithProduct) => state.product.product;

/** The choices of the address; null before the product is loaded and when nothing is on sale. */
export const selectChoices = createSelector([selectProduct, selectSearch], (product, search) =>
  product === null ? null : choicesFromQuery(product.category, search),
);

/** The plan whose sample week is shown; null where the server promises no portions. */
export const selectSamplePlan = createSelector(
  [selectProduct, (state: WithProduct & { router: RouterState }) => selectChoices(state)],
  (product, choices): SampleWeekQuery | null => {
    const variant = product && choices && variantOf(product.category, choices);
    if (!choices || !variant?.portions) return null;
    return {
      variant_id: choices.variantId,
      meals: choices.meals,
      snacks: choices.snacks,
      delivery_preference: choices.delivery,
    };
  },
);

/** The cart line whose plan is edited here; null where the choices are added. */
export const selectLineToChange = createSelector(
  [
    (state: { router: RouterState } & WithCart) =>
      selectCartItem(state, itemInQuery(selectSearch(state))),
    selectProductState,
  ],
  (line, { categoryId }) => (line?.package_category_id === categoryId ? line : null),
);

/** Price and dates of the choices. */
export const selectOffer = createSelector(
  [selectProduct, (state: WithProduct & { router: RouterState }) => selectChoices(state)],
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
