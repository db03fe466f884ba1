import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Draft, DraftBinding } from '../../forms/draftValues.ts';
import { selectCustomerKey } from '../session/sessionSlice.ts';
import { draftChanged, selectDraft, type WithDrafts } from './draftsSlice.ts';

/** A Form's `draft`, kept under a name of `draftNames` for the current visitor. */
export function useDraft(name: string): DraftBinding {
  const dispatch = useDispatch();
  const owner = useSelector(selectCustomerKey);
  const kept = useSelector((state: WithDrafts) => selectDraft(state, name));
  const onKeep = useCallback(
    (values: Draft) => dispatch(draftChanged({ owner, name, values })),
    [dispatch, owner, name],
  );
  return { kept, onKeep };
}
