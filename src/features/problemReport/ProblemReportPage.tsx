import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { ReportReceipt } from '../../api/problemReports.ts';
import { Alert } from '../../ui/Alert.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { PageSection } from '../../ui/Layout.tsx';
import { SummaryList } from '../../ui/SummaryList.tsx';
import { useFocusOnChange } from '../../ui/useFocusOnChange.ts';
import { RecordFirst } from './components/RecordFirst.tsx';
import { ReportForm } from './components/ReportForm.tsx';
import { WriteInstead } from './components/WriteInstead.tsx';
import styles from './ProblemReportPage.module.css';
import { selectProblemReport } from './problemReportSlice.ts';

export function ProblemReportPage() {
  const intl = useIntl();
  const { offered, receipt, visit } = useSelector(selectProblemReport);
  const state = `${offered} ${receipt?.number} ${visit !== null}`;
  const body = useFocusOnChange<HTMLDivElement>(state);
  return (
    <PageSection
      headingLevel={1}
      width="reading"
      title={intl.formatMessage({ id: 'problemReport.title' })}
      intro={intl.formatMessage({ id: 'problemReport.intro' })}
    >
      <div ref={body} tabIndex={-1} className={styles.body}>
        {bodyOf()}
      </div>
    </PageSection>
  );

  function bodyOf() {
    if (receipt !== null) return <Receipt receipt={receipt} />;
    if (!offered) return <ReportsUnavailable />;
    return visit === null ? <RecordFirst /> : <ReportForm visit={visit} />;
  }
}

/** Another server may take no reports. What was typed is still in its draft. */
function ReportsUnavailable() {
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

function Receipt({ receipt: { number, reference } }: { receipt: ReportReceipt }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <div role="status">
      <EmptyState
        illustration={<CheckIcon size={44} />}
        title={text('problemReport.arrived')}
        action={<WriteInstead />}
      >
        <p>{text('problemReport.arrived.text')}</p>
        <SummaryList
          rows={[
            { key: 'number', label: text('problemReport.number'), value: String(number) },
            { key: 'reference', label: text('problemReport.reference'), value: reference },
          ]}
        />
      </EmptyState>
    </div>
  );
}
