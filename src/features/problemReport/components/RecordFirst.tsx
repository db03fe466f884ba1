import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import styles from '../ProblemReportPage.module.css';
import { recordingAgreed } from '../problemReportSlice.ts';
import { ReportPrivacy } from './ReportPrivacy.tsx';
import { WriteInstead } from './WriteInstead.tsx';

/** Nothing is recorded before the customer agrees. */
export function RecordFirst() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const id = useId();
  const text = (key: string) => intl.formatMessage({ id: key });
  return (
    <Card as="section" variant="tint" padding="l" labelledBy={id} className={styles.sent}>
      <h2 id={id}>{text('problemReport.agree')}</h2>
      <p>{text('problemReport.agree.text')}</p>
      <ul>
        <li>{text('problemReport.agree.shown')}</li>
        <ReportPrivacy />
      </ul>
      <div className={styles.ways}>
        <Button size="l" onClick={() => dispatch(recordingAgreed())}>
          {text('problemReport.agree.button')}
        </Button>
        <WriteInstead />
      </div>
    </Card>
  );
}
