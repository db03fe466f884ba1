import { useCallback } from 'react';
import type { Failure } from '../api/failure.ts';
import { serverMessages } from './serverMessages.ts';
import { useFailureText } from './useFailureText.ts';
import { useFormTexts } from './useFormTexts.ts';

/** What a failed call says of each wrong field; one text where it names none. For what shows no form. */
export function useFailureReasons(): (failure: Failure) => readonly string[] {
  const textOf = useFailureText();
  const { nameOf } = useFormTexts();
  return useCallback(
    (failure) => {
      const [, ...others] = Object.values(serverMessages(failure, nameOf));
      return [textOf(failure), ...others];
    },
    [textOf, nameOf],
  );
}
