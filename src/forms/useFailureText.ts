import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { ApiErrorKind } from '../api/ApiError.ts';
import { SERVER_ERROR, type Failure } from '../api/failure.ts';
import { useWaitText } from '../i18n/useWaitText.ts';
import { serverMessages } from './serverMessages.ts';
import { useFormTexts } from './useFormTexts.ts';

const KEYS: Readonly<Record<ApiErrorKind, string>> = {
  network: 'failure.network',
  timeout: 'failure.timeout',
  http: 'failure.http',
  refused: 'failure.http',
  malformed: 'failure.http',
  cancelled: 'failure.http',
};
export const TOO_MANY_REQUESTS = 429;

/** Keeps it left to right inside of any text. */
const isolate = (text: string) => `\u2066${text}\u2069`;

/**
 * The text of a failed call: the server's message about the first wrong field, else its general
 * message, else a text for the kind of failure. A 429 becomes a text with the time to wait, because
 * the server sends that as a number only. Trouble on the server's side has the number to quote.
 */
export function useFailureText(): (failure: Failure) => string {
  const intl = useIntl();
  const waitText = useWaitText();
  const { nameOf } = useFormTexts();
  return useCallback(
    ({ code, message, kind, retryAfter, errors, reference }: Failure) => {
      if (code === TOO_MANY_REQUESTS && retryAfter !== null) {
        return intl.formatMessage({ id: 'failure.tooMany' }, { time: waitText(retryAfter) });
      }
      const [first] = Object.values(serverMessages({ errors }, nameOf));
      const text = first ?? message ?? intl.formatMessage({ id: KEYS[kind] });
      if (code < SERVER_ERROR || reference === null) return text;
      return intl.formatMessage({ id: 'failure.quote' }, { text, reference: isolate(reference) });
    },
    [intl, waitText, nameOf],
  );
}
