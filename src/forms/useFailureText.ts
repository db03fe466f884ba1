import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { ApiErrorKind } from '../api/ApiError.ts';
import type { Failure } from '../api/failure.ts';
import { useWaitText } from '../i18n/useWaitText.ts';

const KEYS: Readonly<Record<ApiErrorKind, string>> = {
  network: 'failure.network',
  timeout: 'failure.timeout',
  http: 'failure.http',
  refused: 'failure.http',
  malformed: 'failure.http',
  cancelled: 'failure.http',
};
const TOO_MANY_REQUESTS = 429;

/**
 * The server's own words where it wrote any, otherwise what the kind of failure means. Who asked too
 * often reads when to ask again, which the server says in figures alone.
 */
export function useFailureText(): (failure: Failure) => string {
  const intl = useIntl();
  const waitText = useWaitText();
  return useCallback(
    ({ code, message, kind, retryAfter }: Failure) => {
      if (code === TOO_MANY_REQUESTS && retryAfter !== null) {
        return intl.formatMessage({ id: 'failure.tooMany' }, { time: waitText(retryAfter) });
      }
      return message ?? intl.formatMessage({ id: KEYS[kind] });
    },
    [intl, waitText],
  );
}
