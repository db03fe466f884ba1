import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { DeletionBlocker } from '../../../api/privacy.ts';
import { formatDay } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { deletionSubmitted, privacyFormOpened, selectPrivacy } from '../privacySlice.ts';
import styles from '../YourDataPage.module.css';
import { PasswordConfirmation } from './PasswordConfirmation.tsx';
import { PrivacyCard } from './PrivacyCard.tsx';

interface DeletionCardProps {
  blockers: readonly DeletionBlocker[];
}

/** Says what is deleted and what stays before it asks for the password. */
export function DeletionCard({ blockers }: DeletionCardProps) {
  const intl = useIntl();
  const { open } = useSelector(selectPrivacy);
  const isOpen = open === 'deletion';
  return (
    <PrivacyCard
      title={intl.formatMessage({ id: 'yourData.deletion.title' })}
      text={intl.formatMessage({ id: 'yourData.deletion.text' })}
      state={isOpen ? 'open' : 'closed'}
    >
      <div className={styles.lists}>
        <Things kind="goes" />
        <Things kind="stays" />
      </div>
      {blockers.length > 0 ? <Blockers blockers={blockers} /> : <Deletion isOpen={isOpen} />}
    </PrivacyCard>
  );
}

/** A line each. */
function Things({ kind }: { kind: 'goes' | 'stays' }) {
  const intl = useIntl();
  const lines = intl.formatMessage({ id: `yourData.deletion.${kind}` }).split('\n');
  return (
    <div className={styles.list}>
      <h3>{intl.formatMessage({ id: `yourData.deletion.${kind}Title` })}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

function Blockers({ blockers }: DeletionCardProps) {
  const intl = useIntl();
  const language = useLanguage();
  return (
    <Alert tone="warning" title={intl.formatMessage({ id: 'yourData.deletion.notYet' })}>
      <ul className={styles.blockers}>
        {blockers.map(({ reason, number, until }) => (
          <li key={`${reason} ${number}`}>
            {intl.formatMessage(
              { id: `yourData.blocker.${reason}` },
              {
                number: <bdi key="number">{number}</bdi>,
                date: until && formatDay(until, language),
              },
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function Deletion({ isOpen }: { isOpen: boolean }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const text = (id: string) => intl.formatMessage({ id });
  if (!isOpen) {
    return (
      <Button
        variant="secondary"
        className={styles.action}
        onClick={() => dispatch(privacyFormOpened('deletion'))}
      >
        {text('yourData.deletion.open')}
      </Button>
    );
  }
  return (
    <PasswordConfirmation
      label={text('yourData.deletion.title')}
      submitLabel={text('yourData.deletion.submit')}
      tone="danger"
      onSubmit={(confirmation) => dispatch(deletionSubmitted(confirmation))}
    />
  );
}
