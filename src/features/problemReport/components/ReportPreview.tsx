import { useId, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { routes } from '../../../contract/pages/routes.ts';
import { formatInstant, formatList } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { RecordedVisit } from '../../../saga/browserPort.ts';
import { Card } from '../../../ui/Card.tsx';
import styles from '../ProblemReportPage.module.css';
import { ReportPrivacy } from './ReportPrivacy.tsx';

/** The recording, with a summary above it. */
export function ReportPreview({ visit }: { visit: RecordedVisit }) {
  const intl = useIntl();
  const language = useLanguage();
  const id = useId();
  const instant = (time: number) => formatInstant(new Date(time).toISOString(), language);
  const names = visit.pages.map((page) => intl.formatMessage({ id: routes[page].title }));
  return (
    <Card as="section" variant="tint" padding="l" labelledBy={id} className={styles.sent}>
      <h2 id={id}>{intl.formatMessage({ id: 'problemReport.sent' })}</h2>
      <ul>
        <li>
          {intl.formatMessage(
            { id: 'problemReport.sent.time' },
            { from: instant(visit.from), to: instant(visit.to) },
          )}
        </li>
        <li>
          {intl.formatMessage(
            { id: 'problemReport.sent.pages' },
            { count: names.length, names: formatList(names, language) },
          )}
        </li>
        <li>
          {intl.formatMessage(
            { id: 'problemReport.sent.answers' },
            { count: visit.requests, failed: visit.failedRequests },
          )}
        </li>
        <ReportPrivacy />
      </ul>
      <RecordingText text={visit.text} />
    </Card>
  );
}

function RecordingText({ text }: { text: string }) {
  const intl = useIntl();
  const id = useId();
  const readable = useMemo(() => JSON.stringify(JSON.parse(text), null, 2), [text]);
  return (
    <details className={styles.recording}>
      <summary id={id}>{intl.formatMessage({ id: 'problemReport.recording' })}</summary>
      <p>{intl.formatMessage({ id: 'problemReport.recording.text' })}</p>
      {/* It is scrolled with the keyboard too. */}
      <pre tabIndex={0} role="region" aria-labelledby={id} dir="ltr" lang="en">
        {readable}
      </pre>
    </details>
  );
}
