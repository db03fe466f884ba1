import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { ApiErrorKind } from '../api/ApiError.ts';
import type { Failure } from '../api/failure.ts';

const KEYS: Readonly<Record<ApiErrorKind, string>> = {
  network: 'failure.network',
  timeout: 'failure.timeout',
  http: 'failure.http',
  refused: 'failure.http',
  malformed: 'failure.http',
  cancelled: 'failure.http',
};

/** The server's own words where it wrote any, otherwise what the kind of failure means. */
export function useFailureText(): (failure: Failure) => string {
  const intl = useIntl();
  return useCallback(
    ({ message, kind }: Failure) => message ?? intl.formatMessage({ id: KEYS[kind] }),
    [intl],
  );
}
