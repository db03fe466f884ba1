import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useFailureText } from '../../forms/useFailureText.ts';
import { Link } from '../../routing/Link.tsx';
import { paths } from '../../routing/paths.ts';
import { safeRedirect } from '../../routing/redirect.ts';
import { selectSearch } from '../../routing/routerSlice.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { CalendarIcon, FlameIcon, LeafIcon } from '../../ui/icons.tsx';
import { PageSection, Split, Stack } from '../../ui/Layout.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { RegisterForm } from './components/RegisterForm.tsx';
import styles from './RegisterPage.module.css';
import { registerFormRetryPressed, selectRegisterForm } from './registerSlice.ts';

export function RegisterPage() {
  const intl = useIntl();
  return (
    <PageSection
      headingLevel={1}
      title={intl.formatMessage({ id: 'register.title' })}
      intro={<RegisterIntro />}
    >
      <Split aside={<RegisterBenefits />}>
        <RegisterBody />
      </Split>
    </PageSection>
  );
}

function RegisterIntro() {
  const intl = useIntl();
  const redirect = safeRedirect(useSelector(selectSearch)) ?? undefined;
  return (
    <>
      {intl.formatMessage({ id: 'register.intro' })}{' '}
      <span className={styles.haveAccount}>
        {intl.formatMessage({ id: 'register.haveAccount' })}{' '}
        <Link to={paths.login(redirect)}>{intl.formatMessage({ id: 'register.login' })}</Link>
      </span>
    </>
  );
}

const BENEFITS = [
  { id: 'register.benefit1', Icon: FlameIcon },
  { id: 'register.benefit2', Icon: LeafIcon },
  { id: 'register.benefit3', Icon: CalendarIcon },
] as const;

function RegisterBenefits() {
  const intl = useIntl();
  const headingId = useId();
  return (
    <Card as="section" variant="brand" padding="none" labelledBy={headingId}>
      <PictureFrame src="/images/gallery/delivery.svg" alt="" width={800} height={600} />
      <div className={styles.benefitsText}>
        <h2 id={headingId} className={styles.benefitsTitle}>
          {intl.formatMessage({ id: 'register.benefitsTitle' })}
        </h2>
        <ul className={styles.benefits}>
          {BENEFITS.map(({ id, Icon }) => (
            <li key={id} className={styles.benefit}>
              <Icon size={22} />
              <span>{intl.formatMessage({ id })}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

function RegisterBody() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const textOf = useFailureText();
  const { status, governorates, failure } = useSelector(selectRegisterForm);
  if (governorates.length > 0) return <RegisterForm governorates={governorates} />;
  if (status !== 'failed') return <RegisterSkeleton />;
  return (
    <ErrorState
      title={intl.formatMessage({ id: 'account.loadFailed' })}
      retryLabel={intl.formatMessage({ id: 'common.retry' })}
      onRetry={() => dispatch(registerFormRetryPressed())}
    >
      {failure && textOf(failure)}
    </ErrorState>
  );
}

const SKELETON_FIELDS = [0, 1, 2, 3, 4, 5];

function RegisterSkeleton() {
  const intl = useIntl();
  return (
    <Card padding="l">
      <Loading label={intl.formatMessage({ id: 'register.loading' })}>
        <Stack gap="l">
          <Skeleton shape="title" />
          {SKELETON_FIELDS.map((field) => (
            <Skeleton key={field} shape="button" />
          ))}
        </Stack>
      </Loading>
    </Card>
  );
}
