import { createSlice } from '@reduxjs/toolkit';
import { cartReceived } from '../../saga/events.ts';

/** Persisted: the header's badge, shown before the first answer arrives. 0 without a cart. */
const cartCountSlice = createSlice({
  name: 'cartCount',
  initialState: { items: 0 },
  reducers: {},
  extraReducers: (builder) =>
    builder.addCase(cartReceived, (_state, { payload }) => ({ items: payload?.items.length ?? 0 })),
});

export const cartCountReducer = cartCountSlice.reducer;

interface WithCartCount {
  cartCount: { items: number };
}
export const selectCartCount = (state: WithCartCount) => state.cartCount.items;
