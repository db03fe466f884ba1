import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { QuestionnaireValues } from '../questionnaireForm.ts';
import { draftChanged } from '../questionnaireSlice.ts';

const PAUSE_MS = 400;

interface DraftKeeperProps {
  cartItemId: number;
}

/** Hands what was typed to the store after each pause, so that going back and forth keeps it. */
export function DraftKeeper({ cartItemId }: DraftKeeperProps) {
  const dispatch = useDispatch();
  const { values, dirty } = useFormikContext<QuestionnaireValues>();
  useEffect(() => {
    if (!dirty) return;
    const timer = setTimeout(() => dispatch(draftChanged({ cartItemId, values })), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [dispatch, cartItemId, dirty, values]);
  return null;
}
