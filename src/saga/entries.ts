import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../api/failure.ts';
import { loaded, loadFailed, loading, notLoaded, type LoadState } from './request.ts';

/** One item with the state of its load; a loaded item stays visible while it is loaded again. */
export interface Entry<Item> extends LoadState {
  item: Item | null;
}

/** Single orders or appointments of a customer, by id. */
export interface Entries<Item> {
  entries: Record<string, Entry<Item>>;
}

interface ById {
  id: number;
}

const notRequested = { ...notLoaded, item: null };

export function entryOf<Item>(entries: Record<string, Entry<Item>>, id: number): Entry<Item> {
  return entries[id] ?? notRequested;
}

/** The case reducers that every slice of such items shares. */
export function entryReducers<Item extends ById, State extends Entries<Item>>() {
  const withEntry = (state: State, id: number, change: LoadState & { item?: Item }): State => ({
    ...state,
    entries: { ...state.entries, [id]: { ...entryOf(state.entries, id), ...change } },
  });
  return {
    requested: (state: State, { payload: { id } }: PayloadAction<ById>) =>
      withEntry(state, id, loading),
    loaded: (state: State, { payload: item }: PayloadAction<Item>) =>
      withEntry(state, item.id, { ...loaded, item }),
    failed: (state: State, { payload }: PayloadAction<ById & { failure: Failure }>) =>
      withEntry(state, payload.id, loadFailed(payload.failure)),
    /** Only the saga handles it. */
    retryPressed: (state: State, _action: PayloadAction<ById>) => state,
  };
}
