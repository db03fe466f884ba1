import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Failure } from '../../../api/failure.ts';
import { useFailureText } from '../../../forms/useFailureText.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { homeRetryPressed } from '../homeSlice.ts';

export function PackagesFailed({ failure }: { failure: Failure }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const textOf = useFailureText();
  return (
    <ErrorState
      headingLevel={3}
      title={intl.formatMessage({ id: 'home.packages.failed' })}
      retryLabel={intl.formatMessage({ id: 'common.retry' })}
      onRetry={() => dispatch(homeRetryPressed())}
    >
      {textOf(failure)}
    </ErrorState>
  );
}
