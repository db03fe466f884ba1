import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { paths } from '../../routing/paths.ts';
import { safeRedirect } from '../../routing/redirect.ts';
import { selectSearch } from '../../routing/routerSlice.ts';
import { Alert } from '../../ui/Alert.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { PageSection, Stack } from '../../ui/Layout.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { selectCustomerInfo } from '../session/sessionSlice.ts';
import { QuickSignIn } from './components/QuickSignIn.tsx';
import { QuickSignUp } from './components/QuickSignUp.tsx';
import styles from './QuickSignUpPage.module.css';

export function QuickSignUpPage() {
  const intl = useIntl();
  return (
    <PageSection
      headingLevel={1}
      title={intl.formatMessage({ id: 'quick.title' })}
      intro={intl.formatMessage({ id: 'quick.intro' })}
    >
      <Stack gap="l">
        <SignedInAlready />
        <div className={styles.ways}>
          <div className={styles.signIn}>
            <QuickSignIn />
            <PictureFrame
              src="/images/gallery/fit-pro-table.svg"
              alt=""
              width={800}
              height={600}
              shape="leaf"
              className={styles.picture}
            />
          </div>
          <QuickSignUp />
        </div>
      </Stack>
    </PageSection>
  );
}

function SignedInAlready() {
  const intl = useIntl();
  const customer = useSelector(selectCustomerInfo);
  const redirect = safeRedirect(useSelector(selectSearch));
  if (customer === null) return null;
  return (
    <Alert
      tone="info"
      action={
        <Link to={redirect ?? paths.home()} className={buttonClass({ size: 's' })}>
          {intl.formatMessage({ id: 'quick.continue' })}
        </Link>
      }
    >
      {intl.formatMessage(
        { id: 'quick.signedIn' },
        { name: <bdi key="name">{customer.profile.first_name}</bdi> },
      )}
    </Alert>
  );
}
