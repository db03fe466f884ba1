import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { DraftBinding } from '../../forms/draftValues.ts';
import { selectCustomerId } from '../session/sessionSlice.ts';
import { draftChanged, selectDraft, type WithDrafts } from './draftsSlice.ts';

/** A Form's `draft`, kept under a name of `draftNames` for whoever is here. */
export function useDraft(name: string): DraftBinding {
  const dispatch = useDispatch();
  const owner = useSelector(selectCustomerId);
  const kept = useSelector((state: WithDrafts) => selectDraft(state, name));
  return useMemo(
    () => ({ kept, onKeep: (values) => dispatch(draftChanged({ owner, name, values })) }),
    [dispatch, owner, name, kept],
  );
}
