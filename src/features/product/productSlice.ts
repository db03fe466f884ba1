import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../../api/failure.ts';
import type { PackageCategory, PackageCategoryImage } from '../../api/packages.ts';
import type { Choices } from './choices.ts';

interface LoadedProduct {
  category: PackageCategory;
  images: PackageCategoryImage[];
  /** Today in Kuwait. */
  today: string;
}

export interface ProductState {
  /** The category of the page, as its address names it. */
  categoryId: number | null;
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  failure: Failure | null;
  product: LoadedProduct | null;
  adding: { status: 'idle' | 'sending' | 'failed'; failure: Failure | null };
}

const resting: ProductState['adding'] = { status: 'idle', failure: null };

const initialState: ProductState = {
  categoryId: null,
  status: 'idle',
  failure: null,
  product: null,
  adding: resting,
};

const productSlice = createSlice({
  name: 'product',
  initialState,
  reducers: {
    /** The same category stays in sight while it is loaded again. */
    requested: (state, { payload }: PayloadAction<{ categoryId: number }>): ProductState => ({
      ...initialState,
      categoryId: payload.categoryId,
      status: 'loading',
      product: state.categoryId === payload.categoryId ? state.product : null,
    }),
    loaded: (state, { payload }: PayloadAction<LoadedProduct>) => {
      state.status = 'loaded';
      state.product = payload;
    },
    failed: (state, { payload }: PayloadAction<Failure>) => {
      state.status = 'failed';
      state.failure = payload;
    },
    /** Only the product saga hears it. */
    retryPressed: (state) => state,
    /** The product saga writes the choices to the address. */
    choiceChanged: (state, _action: PayloadAction<Partial<Choices>>) => {
      state.adding = resting;
    },
    /** The product saga answers: a guest is asked to log in, a customer's choices go to the cart. */
    subscribePressed: (state) => state,
    addingStarted: (state) => {
      state.adding = { status: 'sending', failure: null };
    },
    /** Heard by the buying flow too. */
    itemAdded: (state, _action: PayloadAction<{ cartItemId: number }>) => {
      state.adding = resting;
    },
    addingFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.adding = { status: 'failed', failure: payload };
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
  addingStarted,
  itemAdded,
  addingFailed,
} = productSlice.actions;
export const productReducer = productSlice.reducer;

export interface WithProduct {
  product: ProductState;
}
export const selectProductState = (state: WithProduct) => state.product;
