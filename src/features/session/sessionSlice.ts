import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { KeptDay } from '../../api/keptDays.ts';
import type { CustomerInfo, Profile, SignedIn } from '../../api/session.ts';
import { summarizeCart } from '../../api/carts.ts';
import { maskCivilId } from '../../contract/rules/maskedCivilId.ts';
import { cartReceived, sessionEnded } from '../../saga/events.ts';

/** Persisted: everything that the browser stores about a customer. */
export interface SessionState {
  customerInfo: CustomerInfo | null;
  /** The customer has logged out: the other tabs delete their drafts. */
  loggedOut?: boolean;
}

const initialState: SessionState = { customerInfo: null };

/** Another server may send the whole civil ID, so the browser stores only its mask. */
const stored = (profile: Profile): Profile => ({
  ...profile,
  civil_id: profile.civil_id && maskCivilId(profile.civil_id),
});

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** After login, registration or quick sign-up. */
    started: (_state, { payload }: PayloadAction<SignedIn>) => ({
      customerInfo: { ...payload.customerInfo, profile: stored(payload.customerInfo.profile) },
    }),
    /** Another tab has started or ended the session. */
    followed: (_state, { payload }: PayloadAction<SessionState>) => payload,
    profileChanged: (state, { payload }: PayloadAction<Profile>) => {
      if (state.customerInfo) state.customerInfo.profile = stored(payload);
    },
    mealsKept: ({ customerInfo }, { payload }: PayloadAction<KeptDay[]>) => {
      if (customerInfo) customerInfo.meals = payload;
    },
    logoutPressed: (state) => {
      state.loggedOut = true;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(cartReceived, ({ customerInfo }, { payload }) => {
        if (customerInfo) customerInfo.cart = summarizeCart(payload);
      })
      .addCase(sessionEnded, (state) => {
        state.customerInfo = null;
      }),
});

export const {
  started: sessionStarted,
  followed: sessionFollowed,
  profileChanged,
  mealsKept,
  logoutPressed,
} = sessionSlice.actions;
export const sessionReducer = sessionSlice.reducer;

export interface WithSession {
  session: SessionState;
}
export const selectSession = (state: WithSession) => state.session;
export const selectCustomerInfo = (state: WithSession) => state.session.customerInfo;
export const selectIsCustomer = (state: WithSession) => state.session.customerInfo !== null;
/** The header's badge, shown before the first answer arrives. 0 for a guest. */
export const selectCartCount = ({ session: { customerInfo } }: WithSession) =>
  customerInfo?.cart?.items ?? 0;
/** Identifies a customer; the e-mail is used where a server sends no id. */
export const customerKey = ({ id, email }: Profile) => String(id ?? email);
export const selectCustomerKey = ({ session: { customerInfo } }: WithSession) =>
  customerInfo && customerKey(customerInfo.profile);
export const selectToken = (state: WithSession) => state.session.customerInfo?.token ?? null;
