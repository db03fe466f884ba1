import { useIntl } from 'react-intl';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import styles from './SlotPicker.module.css';

const SHAPES = 8;

export function SlotSkeleton() {
  const intl = useIntl();
  return (
    <div aria-busy="true">
      <p role="status" className="visuallyHidden">
        {intl.formatMessage({ id: 'booking.slotsLoading' })}
      </p>
      <div className={styles.slots}>
        {Array.from({ length: SHAPES }, (_, index) => (
          <Skeleton key={index} shape="button" className={styles.waiting} />
        ))}
      </div>
    </div>
  );
}
