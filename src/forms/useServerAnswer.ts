import { useFormikContext } from 'formik';
import type { FormikValues } from 'formik';
import { useMemo, useState } from 'react';
import type { Failure } from '../api/failure.ts';
import { serverMessages } from './serverMessages.ts';
import { useFailureText } from './useFailureText.ts';
import { useFormTexts } from './useFormTexts.ts';

export interface ServerAnswer {
  /** By field. */
  fields: Readonly<Record<string, string>>;
  /** About the whole form, or about a field that the form does not have. */
  general: readonly string[];
}

const NOTHING: ServerAnswer = { fields: {}, general: [] };

/** The server's messages about the last attempt, without those on fields that were changed since. */
export function useServerAnswer(failure: Failure | null): ServerAnswer {
  const { values, submitCount } = useFormikContext<FormikValues>();
  const { nameOf } = useFormTexts();
  const textOf = useFailureText();
  const [refused, setRefused] = useState({ failure, values, submitCount });
  if (refused.failure !== failure) setRefused({ failure, values, submitCount });

  return useMemo(() => {
    if (!failure || refused.submitCount !== submitCount) return NOTHING;
    const messages = Object.entries(serverMessages(failure, nameOf));
    if (messages.length === 0) return { fields: {}, general: [textOf(failure)] };
    const known = messages.filter(([field]) => field in values);
    const open = known.filter(([field]) => values[field] === refused.values[field]);
    const unknown = messages.filter(([field]) => !(field in values));
    return { fields: Object.fromEntries(open), general: unknown.map(([, message]) => message) };
  }, [failure, refused, submitCount, values, nameOf, textOf]);
}
