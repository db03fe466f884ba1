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
  const current = useRef({ values, draft, loading });
  useEffect(() => {
    current.current = { values, draft, loading };
  });
  const keep = useCallback(() => {
    const { values: typed, draft: target, loading: isSending } = current.current;
    if (target === undefined || isSending || handedOut.current === typed) return;
    handedOut.current = typed;
    target.onKeep(withoutPasswords(typed));
  }, []);
  useEffect(() => {
    const timer = setTimeout(keep, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [keep, loading, values]);
  useEffect(keep, [keep, submitCount]);
  useEffect(() => keep, [keep]);
  return keep;
}
