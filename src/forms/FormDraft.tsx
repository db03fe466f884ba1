import { useFormikContext } from 'formik';
import type { FormikValues } from 'formik';
import { useEffect } from 'react';

const PAUSE_MS = 400;

interface FormDraftProps<Values> {
  /** Has to stay the same from one rendering to the next. */
  onPause: (values: Values) => void;
}

/** Within a Form: hands out what was typed after each pause, for a draft that outlives the page. */
export function FormDraft<Values extends FormikValues>({ onPause }: FormDraftProps<Values>) {
  const { values, dirty } = useFormikContext<Values>();
  useEffect(() => {
    if (!dirty) return;
    const timer = setTimeout(() => onPause(values), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [dirty, onPause, values]);
  return null;
}
