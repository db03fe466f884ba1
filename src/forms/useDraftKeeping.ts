import { useFormikContext } from 'formik';
import type { FormikValues } from 'formik';
import { useCallback, useEffect, useRef } from 'react';
import { areSame, withoutSecrets, type DraftBinding } from './draftValues.ts';

const PAUSE_MS = 400;

/**
 * Stores the form's values as a draft after each pause in typing, on a submit and on unmount; returns a function that
 * does it at once. Values that equal the saved ones delete the draft. Nothing is stored while a submit is running: a
 * form that unmounts then has usually been saved, and its draft must not come back.
 */
export function useDraftKeeping(
  draft: DraftBinding | undefined,
  saved: FormikValues,
  loading: boolean,
): () => void {
  const { values, submitCount } = useFormikContext<FormikValues>();
  const lastKept = useRef(values);
  const typed = useRef({ values, draft, saved, loading });
  useEffect(() => {
    const before = typed.current;
    // A draft belongs to the customer who typed it: the form may unmount after the session has ended.
    const target = before.values === values ? before.draft : draft;
    typed.current = { values, draft: target, saved, loading };
  }, [values, draft, saved, loading]);
  const keep = useCallback(() => {
    const { current } = typed;
    if (!current.draft || current.loading || lastKept.current === current.values) return;
    lastKept.current = current.values;
    const worth = withoutSecrets(current.values);
    if (areSame(worth, withoutSecrets(current.saved))) current.draft.onDrop();
    else current.draft.onKeep(worth);
  }, []);
  useEffect(() => {
    const timer = setTimeout(keep, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [keep, loading, values]);
  useEffect(keep, [keep, submitCount]);
  useEffect(() => keep, [keep]);
  return keep;
}
