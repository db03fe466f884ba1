import { useIntl } from 'react-intl';
import { REPORT_DAYS } from '../../../contract/policies.ts';

/** What a report never contains, and how long it is kept: the last items of a list. */
export function ReportPrivacy() {
  const intl = useIntl();
  return (
    <>
      <li>{intl.formatMessage({ id: 'problemReport.leftOut' })}</li>
      <li>{intl.formatMessage({ id: 'problemReport.kept' }, { count: REPORT_DAYS })}</li>
    </>
  );
}
