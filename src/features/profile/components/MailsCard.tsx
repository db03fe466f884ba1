import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { DIETITIAN_AFTER_DAYS, RENEWAL_REMINDER_DAYS } from '../../../contract/policies.ts';
import { useFailureText } from '../../../forms/useFailureText.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Card } from '../../../ui/Card.tsx';
import { SwitchField } from '../../../ui/SwitchField.tsx';
import styles from '../ProfilePage.module.css';
import { mailSwitched } from '../mailEvents.ts';
import { selectMails, selectMailSave } from '../profileSlice.ts';

/** Renders nothing on a server without mail preferences. */
export function MailsCard() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const textOf = useFailureText();
  const id = useId();
  const mails = useSelector(selectMails);
  const { failure } = useSelector(selectMailSave);
  if (mails === null) return null;
  const days = (count: number) => intl.formatMessage({ id: 'plan.days' }, { count });
  const values = {
    dietitianDays: days(DIETITIAN_AFTER_DAYS),
    renewalDays: days(RENEWAL_REMINDER_DAYS),
  };
  return (
    <Card as="section" padding="l" labelledBy={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id} className={styles.cardTitle}>
          {intl.formatMessage({ id: 'mails.title' })}
        </h2>
        <p>{intl.formatMessage({ id: 'mails.intro' })}</p>
      </div>
      {failure && <Alert tone="danger">{textOf(failure)}</Alert>}
      {mails.map(({ kind, wanted }) => (
        <SwitchField
          key={kind}
          label={intl.formatMessage({ id: `mails.${kind}.title` })}
          hint={intl.formatMessage({ id: `mails.${kind}.text` }, values)}
          checked={wanted}
          onChange={(isWanted) => dispatch(mailSwitched({ kind, wanted: isWanted }))}
        />
      ))}
    </Card>
  );
}
