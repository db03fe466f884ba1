import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { AddressBook } from '../../components/address/AddressBook.tsx';
import { useFailureText } from '../../forms/useFailureText.ts';
import { Link } from '../../routing/Link.tsx';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageSection } from '../../ui/Layout.tsx';
import { Loading, SkeletonCard } from '../../ui/Skeleton.tsx';
import { useAddressBook } from '../addresses/useAddressBook.ts';
import { logoutPressed } from '../session/sessionSlice.ts';
import { AccountCard } from './components/AccountCard.tsx';
import { MailsCard } from './components/MailsCard.tsx';
import { PasswordCard } from './components/PasswordCard.tsx';
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
        <div className={styles.column}>
          <AccountCard profile={profile} />
          <PasswordCard />
          <DataCard />
          <LogoutCard />
        </div>
        <div className={styles.column}>
          <SavedAddresses />
          <MailsCard />
        </div>
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

function DataCard() {
  const intl = useIntl();
  const id = useId();
  return (
    <Card as="section" padding="l" labelledBy={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id} className={styles.cardTitle}>
          {intl.formatMessage({ id: 'profile.dataTitle' })}
        </h2>
        <p>{intl.formatMessage({ id: 'profile.dataText' })}</p>
      </div>
      <Link
        to={paths.yourData()}
        className={cx(buttonClass({ variant: 'secondary' }), styles.action)}
      >
        {intl.formatMessage({ id: 'profile.dataOpen' })}
      </Link>
    </Card>
  );
}

function LogoutCard() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const id = useId();
  return (
    <Card as="section" padding="l" labelledBy={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id} className={styles.cardTitle}>
          {intl.formatMessage({ id: 'profile.logoutTitle' })}
        </h2>
        <p>{intl.formatMessage({ id: 'profile.logoutText' })}</p>
      </div>
      <Button
        variant="secondary"
        className={styles.action}
        onClick={() => dispatch(logoutPressed())}
      >
        {intl.formatMessage({ id: 'shell.logout' })}
      </Button>
    </Card>
  );
}

function SavedAddresses() {
  const intl = useIntl();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id}>{intl.formatMessage({ id: 'profile.addresses' })}</h2>
        <p>{intl.formatMessage({ id: 'profile.addressesIntro' })}</p>
      </div>
      <AddressBook {...useAddressBook()} />
    </section>
  );
}

function ProfileSkeleton() {
  const intl = useIntl();
  return (
    <Loading label={intl.formatMessage({ id: 'account.loading' })}>
      <div className={styles.columns}>
        <SkeletonCard picture={false} lines={5} />
        <SkeletonCard picture={false} lines={4} />
      </div>
    </Loading>
  );
}
