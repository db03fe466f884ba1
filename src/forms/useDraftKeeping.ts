import { useFormikContext } from 'formik';
import type { FormikValues } from 'formik';
import { useCallback, useEffect, useRef } from 'react';
import { withoutPasswords, type DraftBinding } from './draftValues.ts';

const PAUSE_MS = 400;

/**
 * Passes the form's values to the draft after each pause in typing, on an attempt to submit and when
 * the form unmounts; returns a function that does it at once. Nothing is passed while the values are
 * being sent: a form that unmounts then has usually been saved, and its draft must not return.
 */
export function useDraftKeeping(draft: DraftBinding | undefined, loading: boolean): () => void {
  const { values, submitCount } = useFormikContext<FormikValues>();
  const lastKept = useRef(values);
  const onKeep = draft?.onKeep;
  const typed = useRef({ values, onKeep, loading });
  useEffect(() => {
    const before = typed.current;
    // A draft belongs to the customer who typed it: the form may unmount after the session has ended.
    const target = before.values === values ? before.onKeep : onKeep;
    typed.current = { values, onKeep: target, loading };
  }, [values, onKeep, loading]);
  const keep = useCallback(() => {
    const { current } = typed;
    if (!current.onKeep || current.loading || lastKept.current === current.values) return;
    lastKept.current = current.values;
    current.onKeep(withoutPasswords(current.values));
  }, []);
  useEffect(() => {
    const timer = setTimeout(keep, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [keep, loading, values]);
  useEffect(keep, [keep, submitCount]);
  useEffect(() => keep, [keep]);
  return keep;
}
