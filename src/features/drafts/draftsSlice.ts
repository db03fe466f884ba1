import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Draft } from '../../forms/draftValues.ts';
import {
  customerKey,
  logoutPressed,
  selectCustomerKey,
  sessionStarted,
  type WithSession,
} from '../session/sessionSlice.ts';
import { draftNames } from '../../forms/draftNames.ts';

/** By name. */
export type Drafts = Readonly<Record<string, Draft>>;

/** What was typed and is not saved yet: in this tab alone, and not persisted. */
export interface DraftsState {
  /** Whose `own` are: who is logged in, or whose session ended without a logout. */
  customer: string | null;
  own: Drafts;
  guest: Drafts;
}

interface DraftChange {
  /** Who typed; null for a guest. */
  owner: string | null;
  name: string;
  values: Draft;
}

const initialState: DraftsState = { customer: null, own: {}, guest: {} };

const draftsSlice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    /** What the tab kept of before. */
    restored: (_state, { payload }: PayloadAction<DraftsState>): DraftsState => payload,
    /** A form that goes with its session may say so after the session has ended. */
    changed: (state, { payload }: PayloadAction<DraftChange>): DraftsState => {
      const { owner, name, values } = payload;
      if (owner === null) return { ...state, guest: { ...state.guest, [name]: values } };
      if (owner !== state.customer) return state;
      return { ...state, own: { ...state.own, [name]: values } };
    },
    /** Saved, or given up. */
    dropped: (state, { payload: name }: PayloadAction<string>): DraftsState => ({
      ...state,
      own: without(state.own, name),
      guest: without(state.guest, name),
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionStarted, (state, { payload }): DraftsState => {
        const customer = customerKey(payload.customerInfo.profile);
        const isOther = state.customer !== null && state.customer !== customer;
        // Nobody sees what another customer typed before them.
        return isOther
          ? { ...initialState, customer }
          : { customer, own: { ...state.own, ...adopted(state.guest) }, guest: {} };
      })
      .addCase(logoutPressed, () => initialState),
});

const without = (drafts: Drafts, ...names: string[]): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([name]) => !names.includes(name)));

/** What a guest typed goes with them into their session, but for the way in. */
const adopted = (guest: Drafts): Drafts =>
  without(guest, draftNames.register, draftNames.quickSignUp);

export const {
  restored: draftsRestored,
  changed: draftChanged,
  dropped: draftDropped,
} = draftsSlice.actions;
export const draftsReducer = draftsSlice.reducer;

export interface WithDrafts extends WithSession {
  drafts: DraftsState;
}

const NONE: Drafts = {};

/** Of whoever is here: a customer's own, or a guest's. */
export function selectDrafts(state: WithDrafts): Drafts {
  const owner = selectCustomerKey(state);
  if (owner === null) return state.drafts.guest;
  return owner === state.drafts.customer ? state.drafts.own : NONE;
}

export const selectDraft = (state: WithDrafts, name: string): Draft | undefined =>
  selectDrafts(state)[name];

export const selectKeptDrafts = (state: WithDrafts) => state.drafts;
