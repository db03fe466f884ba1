import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useFailureText } from '../../forms/useFailureText.ts';
import { paths } from '../../routing/paths.ts';
import { safeRedirect } from '../../routing/redirect.ts';
import { selectSearch } from '../../routing/routerSlice.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageSection, Split } from '../../ui/Layout.tsx';
import { RegisterBenefits } from './components/RegisterBenefits.tsx';
import { RegisterForm } from './components/RegisterForm.tsx';
import { RegisterSkeleton } from './components/RegisterSkeleton.tsx';
import styles from './RegisterPage.module.css';
import { registerRetryPressed, selectRegisterForm } from './registerSlice.ts';

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
      onRetry={() => dispatch(registerRetryPressed())}
    >
      {failure && textOf(failure)}
    </ErrorState>
  );
}
