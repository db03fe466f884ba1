import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useFailureText } from '../../../forms/useFailureText.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LeafIcon } from '../../../ui/icons.tsx';
import { PageSection } from '../../../ui/Layout.tsx';
import { Loading, SkeletonCard } from '../../../ui/Skeleton.tsx';
import { homeRetryPressed, selectHome } from '../homeSlice.ts';
import { PackageCard } from './PackageCard.tsx';
import styles from './Packages.module.css';

export function Packages() {
  const intl = useIntl();
  return (
    <PageSection
      id="packages"
      title={intl.formatMessage({ id: 'home.packages.title' })}
      intro={intl.formatMessage({ id: 'home.packages.intro' })}
    >
      <PackagesOrState />
    </PageSection>
  );
}

function PackagesOrState() {
  const { status, package_categories: packages } = useSelector(selectHome);
  if (status === 'failed') return <PackagesFailed />;
  if (status !== 'loaded') return <PackagesSkeleton />;
  if (packages.length === 0) return <NoPackages />;
  return (
    <ul className={styles.cards}>
      {packages.map((card) => (
        <PackageCard key={card.id} card={card} />
      ))}
    </ul>
  );
}

function PackagesFailed() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const textOf = useFailureText();
  const { failure } = useSelector(selectHome);
  return (
    <ErrorState
      headingLevel={3}
      title={intl.formatMessage({ id: 'home.packages.failed' })}
      retryLabel={intl.formatMessage({ id: 'common.retry' })}
      onRetry={() => dispatch(homeRetryPressed())}
    >
      {failure && textOf(failure)}
    </ErrorState>
  );
}

const SKELETONS = ['a', 'b', 'c', 'd', 'e'];

function PackagesSkeleton() {
  const intl = useIntl();
  return (
    <Loading label={intl.formatMessage({ id: 'home.packages.loading' })}>
      <div className={styles.cards}>
        {SKELETONS.map((key) => (
          <SkeletonCard key={key} picture lines={4} />
        ))}
      </div>
    </Loading>
  );
}

function NoPackages() {
  const intl = useIntl();
  return (
    <EmptyState
      illustration={<LeafIcon />}
      headingLevel={3}
      title={intl.formatMessage({ id: 'home.packages.empty' })}
    >
      {intl.formatMessage({ id: 'home.packages.emptyText' })}
    </EmptyState>
  );
}
