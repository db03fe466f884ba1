import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { Privacy } from '../../../api/privacy.ts';
import { useFailureText } from '../../../forms/useFailureText.ts';
import { formatInstant } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Cluster } from '../../../ui/Layout.tsx';
import { selectPrivacy, withdrawalSubmitted } from '../privacySlice.ts';
import styles from '../YourDataPage.module.css';
import { PrivacyCard } from './PrivacyCard.tsx';

export function ConsentCard({ privacy }: { privacy: Privacy }) {
  const intl = useIntl();
  const language = useLanguage();
  const { key, instant } = stateOf(privacy);
  const [isAsking, setAsking] = useState(false);
  const { status } = useSelector(selectPrivacy).withdrawal;
  const isGiven = isConsentGiven(privacy);
  const isOpen = (isAsking && isGiven) || status !== 'idle';
  return (
    <PrivacyCard
      title={intl.formatMessage({ id: 'yourData.consent.title' })}
      text={intl.formatMessage(
        { id: `yourData.consent.${key}` },
        { date: instant && formatInstant(instant, language) },
      )}
      state={isOpen ? 'open' : 'closed'}
    >
      {isOpen && <Withdrawal onCancel={() => setAsking(false)} />}
      {!isOpen && isGiven && (
        <Button variant="secondary" className={styles.action} onClick={() => setAsking(true)}>
          {intl.formatMessage({ id: 'yourData.consent.withdraw' })}
        </Button>
      )}
    </PrivacyCard>
  );
}

/** Or answers from before consents were asked for: they can be withdrawn as well. */
function isConsentGiven({ health_consent: consent, has_health_answers: hasAnswers }: Privacy) {
  return consent === null ? hasAnswers : consent.withdrawn_at === null;
}

interface ConsentState {
  /** Under `yourData.consent`. */
  key: string;
  instant: string | null;
}

function stateOf({
  health_consent: consent,
  has_health_answers: hasAnswers,
}: Privacy): ConsentState {
  const isWithdrawn = consent !== null && consent.withdrawn_at !== null;
  if (isWithdrawn) return { key: hasAnswers ? 'kept' : 'gone', instant: consent.withdrawn_at };
  if (consent !== null && consent.given_at !== null) {
    return { key: 'given', instant: consent.given_at };
  }
  return { key: hasAnswers ? 'unrecorded' : 'none', instant: null };
}

function Withdrawal({ onCancel }: { onCancel: () => void }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const textOf = useFailureText();
  const { status, failure } = useSelector(selectPrivacy).withdrawal;
  return (
    <>
      <Alert tone="warning">{intl.formatMessage({ id: 'yourData.consent.consequence' })}</Alert>
      {failure && <Alert tone="danger">{textOf(failure)}</Alert>}
      <Cluster justify="end" gap="m">
        <Button variant="ghost" onClick={onCancel} disabled={status === 'sending'}>
          {intl.formatMessage({ id: 'common.cancel' })}
        </Button>
        <Button
          variant="danger"
          loading={status === 'sending'}
          onClick={() => dispatch(withdrawalSubmitted())}
        >
          {intl.formatMessage({ id: 'yourData.consent.confirm' })}
        </Button>
      </Cluster>
    </>
  );
}
