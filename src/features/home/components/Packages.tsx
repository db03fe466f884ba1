import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LeafIcon } from '../../../ui/icons.tsx';
import { PageSection } from '../../../ui/Layout.tsx';
import { selectHome } from '../homeSlice.ts';
import { PackageCard } from './PackageCard.tsx';
import styles from './Packages.module.css';
import { PackagesFailed } from './PackagesFailed.tsx';
import { PackagesSkeleton } from './PackagesSkeleton.tsx';

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
  const intl = useIntl();
  const { status, failure, package_categories: packages } = useSelector(selectHome);
  if (status === 'failed' && failure !== null) return <PackagesFailed failure={failure} />;
  if (status !== 'loaded') return <PackagesSkeleton />;
  if (packages.length === 0) {
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
  return (
    <ul className={styles.cards}>
      {packages.map((card) => (
        <PackageCard key={card.id} card={card} />
      ))}
    </ul>
  );
}
