import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectIsOffline } from '../../features/connection/connectionSlice.ts';
import { WarningIcon } from '../../ui/icons.tsx';
import styles from './OfflineNotice.module.css';

/** Always there, so that a screen reader hears what comes into it. */
export function OfflineNotice() {
  const intl = useIntl();
  const isOffline = useSelector(selectIsOffline);
  return (
    <div role="status" className={styles.region}>
      {isOffline && (
        <p className={styles.notice}>
          <WarningIcon size={20} />
          {intl.formatMessage({ id: 'connection.lost' })}
        </p>
      )}
    </div>
  );
}
