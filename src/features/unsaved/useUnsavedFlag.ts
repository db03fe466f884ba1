import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { unsavedCleared, unsavedMarked } from './unsavedSlice.ts';

/** A Form's `onDirtyChange` that keeps the screen's unsaved-work flag. */
export function useUnsavedFlag(key: string): (dirty: boolean) => void {
  const dispatch = useDispatch();
  return useCallback(
    (dirty: boolean) => {
      dispatch(dirty ? unsavedMarked(key) : unsavedCleared(key));
    },
    [dispatch, key],
  );
}
