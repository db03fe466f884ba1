import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { Link } from '../../routing/Link.tsx';
import { paths } from '../../routing/paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { PageSection } from '../../ui/Layout.tsx';
import { Loading, SkeletonCard } from '../../ui/Skeleton.tsx';
import { ConsentCard } from './components/ConsentCard.tsx';
import { DeletionCard } from './components/DeletionCard.tsx';
import { DownloadCard } from './components/DownloadCard.tsx';
import { privacyRetryPressed, selectPrivacy } from './privacySlice.ts';
import styles from './YourDataPage.module.css';

export function YourDataPage() {
  const intl = useIntl();
  return (
    <PageSection
      headingLevel={1}
      width="reading"
      title={intl.formatMessage({ id: 'yourData.title' })}
      intro={intl.formatMessage({ id: 'yourData.intro' })}
    >
      <YourDataBody />
    </PageSection>
  );
}

function YourDataBody() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { privacy, status, failure } = useSelector(selectPrivacy);
  if (privacy) {
    return (
      <div className={styles.cards}>
        <DownloadCard />
        <ConsentCard privacy={privacy} />
        <DeletionCard blockers={privacy.deletion_blockers} />
      </div>
    );
  }
  if (status !== 'failed') return <YourDataSkeleton />;
  return (
    <LoadFailure
      headingLevel={2}
      title={intl.formatMessage({ id: 'yourData.loadFailed' })}
      goneTitle={intl.formatMessage({ id: 'yourData.notOffered' })}
      failure={failure}
      onRetry={() => dispatch(privacyRetryPressed())}
      action={
        <Link to={paths.contactUs()} className={buttonClass({ variant: 'secondary' })}>
          {intl.formatMessage({ id: 'emailLink.help' })}
        </Link>
      }
    />
  );
}

function YourDataSkeleton() {
  const intl = useIntl();
  return (
    <Loading label={intl.formatMessage({ id: 'yourData.loading' })}>
      <div className={styles.cards}>
        <SkeletonCard picture={false} lines={3} />
        <SkeletonCard picture={false} lines={4} />
        <SkeletonCard picture={false} lines={6} />
      </div>
    </Loading>
  );
}
