import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useFailureText } from '../../../forms/useFailureText.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonText } from '../../../ui/Skeleton.tsx';
import { homeRetryPressed, selectHome } from '../../home/homeSlice.ts';
import { ContactDetails } from './ContactDetails.tsx';

/** The contact details with their loading and failure, for the page that is about them. */
export function ContactPanel() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const textOf = useFailureText();
  const { status, failure } = useSelector(selectHome);
  if (status === 'loaded') return <ContactDetails />;
  if (failure === null) return <SkeletonText lines={6} />;
  return (
    <ErrorState
      headingLevel={3}
      title={intl.formatMessage({ id: 'contactPage.failed' })}
      retryLabel={intl.formatMessage({ id: 'common.retry' })}
      onRetry={() => dispatch(homeRetryPressed())}
    >
      {textOf(failure)}
    </ErrorState>
  );
}
