import { useIntl } from 'react-intl';
import { Alert } from '../../../ui/Alert.tsx';
import styles from '../ProblemReportPage.module.css';
import { WriteInstead } from './WriteInstead.tsx';

/** Another server may take no reports. What was typed is still in its draft. */
export function ReportsUnavailable() {
  const intl = useIntl();
  return (
    <>
      <Alert tone="warning" role="alert">
        {intl.formatMessage({ id: 'problemReport.notTaken' })}
      </Alert>
      <div className={styles.ways}>
        <WriteInstead />
      </div>
    </>
  );
}
