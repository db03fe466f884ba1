import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Draft, DraftBinding } from '../../forms/draftValues.ts';
import { selectCustomerKey } from '../session/sessionSlice.ts';
import { draftChanged, draftDropped, selectDraft, type WithDrafts } from './draftsSlice.ts';

/** A Form's `draft`, kept under a name of `draftNames` for the current visitor. */
export function useDraft(name: string): DraftBinding {
  const dispatch = useDispatch();
  const owner = useSelector(selectCustomerKey);
  const kept = useSelector((state: WithDrafts) => selectDraft(state, name));
  return useMemo(
    () => ({
      kept,
      onKeep: (values: Draft) => dispatch(draftChanged({ owner, name, values })),
      onDrop: () => dispatch(draftDropped(name)),
    }),
    [dispatch, kept, owner, name],
  );
}
