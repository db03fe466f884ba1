import { useFormikContext } from 'formik';
import type { FormikValues } from 'formik';
import { useCallback, useEffect, useRef } from 'react';
import { withoutPasswords, type DraftBinding } from './draftValues.ts';

const PAUSE_MS = 400;

/**
 * Hands out what is typed after each pause, on an attempt to submit and when the form goes. Gives
 * back how to do it at once. While the values are on their way nothing is handed out: a form that
 * goes then has mostly been saved, and its draft must not come back.
 */
export function useDraftKeeping(draft: DraftBinding | undefined, loading: boolean): () => void {
  const { values, submitCount } = useFormikContext<FormikValues>();
  const handedOut = useRef(values);
  const onKeep = draft?.onKeep;
  const typed = useRef({ values, onKeep, loading });
  useEffect(() => {
    const before = typed.current;
    // What was typed belongs to who was here then: the form may outlive the session by a moment.
    const target = before.values === values ? before.onKeep : onKeep;
    typed.current = { values, onKeep: target, loading };
  }, [values, onKeep, loading]);
  const keep = useCallback(() => {
    const { current } = typed;
    if (!current.onKeep || current.loading || handedOut.current === current.values) return;
    handedOut.current = current.values;
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
