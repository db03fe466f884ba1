import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CustomerInfo } from '../../api/session.ts';
import type { Draft } from '../../forms/draftValues.ts';
import {
  customerKey,
  logoutPressed,
  selectCustomerKey,
  sessionFollowed,
  sessionStarted,
  type WithSession,
} from '../session/sessionSlice.ts';
import { draftNames } from '../../forms/draftNames.ts';

/** By name. */
export type Drafts = Readonly<Record<string, Draft>>;

/** Values that are typed and not saved yet: kept in this tab alone, not persisted. */
export interface DraftsState {
  /** The owner of `own`: the customer who is logged in, or whose session ended without a logout. */
  customer: string | null;
  own: Drafts;
  guest: Drafts;
}

interface DraftChange {
  /** The customer who typed; null for a guest. */
  owner: string | null;
  name: string;
  values: Draft;
}

const initialState: DraftsState = { customer: null, own: {}, guest: {} };

const draftsSlice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    /** The drafts that the tab's storage holds at the start. */
    restored: (_state, { payload }: PayloadAction<DraftsState>): DraftsState => payload,
    /** A form may report its draft after the session has ended: only the owner's are kept. */
    changed: (state, { payload }: PayloadAction<DraftChange>): DraftsState => {
      const { owner, name, values } = payload;
      if (owner === null) return { ...state, guest: { ...state.guest, [name]: values } };
      if (owner !== state.customer) return state;
      return { ...state, own: { ...state.own, [name]: values } };
    },
    /** The visitor agreed to lose everything that is not saved. */
    discarded: (state): DraftsState => ({
      ...state,
      own: onlyUntyped(state.own),
      guest: onlyUntyped(state.guest),
    }),
    /** Saved or discarded. */
    dropped: (state, { payload: name }: PayloadAction<string>): DraftsState => ({
      ...state,
      own: without(state.own, name),
      guest: without(state.guest, name),
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionStarted, (state, { payload }) => inSessionOf(payload.customerInfo, state))
      .addCase(sessionFollowed, (state, { payload: { customerInfo, loggedOut } }) => {
        if (customerInfo !== null) return inSessionOf(customerInfo, state);
        return loggedOut === true ? initialState : state;
      })
      .addCase(logoutPressed, () => initialState),
});

/** A customer never sees another customer's drafts. */
function inSessionOf({ profile }: CustomerInfo, state: DraftsState): DraftsState {
  const customer = customerKey(profile);
  const isOther = state.customer !== null && state.customer !== customer;
  if (isOther) return { ...initialState, customer };
  return { customer, own: { ...state.own, ...adopted(state.guest) }, guest: {} };
}

const without = (drafts: Drafts, ...names: string[]): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([name]) => !names.includes(name)));

/** A mailed link's token is stored like a draft, but the customer has not typed it. */
const isTyped = (name: string): boolean => name !== draftNames.resetPassword;

const onlyUntyped = (drafts: Drafts): Drafts =>
  without(drafts, ...Object.keys(drafts).filter(isTyped));

/** A guest's drafts move into the session, except those of the forms that lead to it. */
const adopted = (guest: Drafts): Drafts =>
  without(
    guest,
    draftNames.login,
    draftNames.forgotPassword,
    draftNames.register,
    draftNames.quickSignUp,
  );

export const {
  restored: draftsRestored,
  changed: draftChanged,
  dropped: draftDropped,
  discarded: draftsDiscarded,
} = draftsSlice.actions;
export const draftsReducer = draftsSlice.reducer;

export interface WithDrafts extends WithSession {
  drafts: DraftsState;
}

const NONE: Drafts = {};

/** The current visitor's drafts: a customer's own, or a guest's. */
export function selectDrafts(state: WithDrafts): Drafts {
  const owner = selectCustomerKey(state);
  if (owner === null) return state.drafts.guest;
  return owner === state.drafts.customer ? state.drafts.own : NONE;
}

export const selectDraft = (state: WithDrafts, name: string): Draft | undefined =>
  selectDrafts(state)[name];

export const selectHasTypedDrafts = (state: WithDrafts): boolean =>
  Object.keys(selectDrafts(state)).some(isTyped);

export const selectKeptDrafts = (state: WithDrafts) => state.drafts;
