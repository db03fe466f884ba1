import { useCallback, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { UnsavedWorkContext } from '../../forms/unsavedWork.ts';
import { unsavedCleared, unsavedMarked } from './unsavedSlice.ts';

/** Keeps in the store which of the forms inside hold something that is typed and not saved. */
export function UnsavedWork({ children }: { children: ReactNode }) {
  const dispatch = useDispatch();
  const report = useCallback(
    (form: string, isUnsaved: boolean) => {
      dispatch(isUnsaved ? unsavedMarked(form) : unsavedCleared(form));
    },
    [dispatch],
  );
  return <UnsavedWorkContext value={report}>{children}</UnsavedWorkContext>;
}
