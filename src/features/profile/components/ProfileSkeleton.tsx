import { useIntl } from 'react-intl';
import { SkeletonCard } from '../../../ui/Skeleton.tsx';
import styles from '../ProfilePage.module.css';

export function ProfileSkeleton() {
  const intl = useIntl();
  return (
    <>
      <p role="status" className="visuallyHidden">
        {intl.formatMessage({ id: 'account.loading' })}
      </p>
      <div className={styles.columns}>
        <SkeletonCard picture={false} lines={5} />
        <SkeletonCard picture={false} lines={4} />
      </div>
    </>
  );
}
