import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useFailureText } from '../../forms/useFailureText.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageSection } from '../../ui/Layout.tsx';
import { AccountCard } from './components/AccountCard.tsx';
import { LogoutCard } from './components/LogoutCard.tsx';
import { PasswordCard } from './components/PasswordCard.tsx';
import { ProfileSkeleton } from './components/ProfileSkeleton.tsx';
import { SavedAddresses } from './components/SavedAddresses.tsx';
import styles from './ProfilePage.module.css';
import { profileRetryPressed, selectProfileLoad } from './profileSlice.ts';

export function ProfilePage() {
  const intl = useIntl();
  return (
    <PageSection
      headingLevel={1}
      title={intl.formatMessage({ id: 'profile.title' })}
      intro={intl.formatMessage({ id: 'profile.intro' })}
    >
      <ProfileBody />
    </PageSection>
  );
}

function ProfileBody() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const textOf = useFailureText();
  const { status, profile, failure } = useSelector(selectProfileLoad);
  if (profile) {
    return (
      <div className={styles.columns}>
        <div className={styles.account}>
          <AccountCard profile={profile} />
          <PasswordCard />
          <LogoutCard />
        </div>
        <SavedAddresses />
      </div>
    );
  }
  if (status !== 'failed') return <ProfileSkeleton />;
  return (
    <ErrorState
      title={intl.formatMessage({ id: 'account.loadFailed' })}
      retryLabel={intl.formatMessage({ id: 'common.retry' })}
      onRetry={() => dispatch(profileRetryPressed())}
    >
      {failure && textOf(failure)}
    </ErrorState>
  );
}
