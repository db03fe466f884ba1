import { FormattedMessage } from 'react-intl';
import { SkeletonCard } from '../../../ui/Skeleton.tsx';
import styles from './Packages.module.css';

const CARDS = ['a', 'b', 'c', 'd', 'e'];

export function PackagesSkeleton() {
  return (
    <div role="status">
      <span className="visuallyHidden">
        <FormattedMessage id="home.packages.loading" />
      </span>
      <div className={styles.cards}>
        {CARDS.map((card) => (
          <SkeletonCard key={card} picture lines={4} />
        ))}
      </div>
    </div>
  );
}
