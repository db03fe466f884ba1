import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { PageSection } from '../../ui/Layout.tsx';
import { useFocusOnChange } from '../../ui/useFocusOnChange.ts';
import { ReportsUnavailable } from './components/ReportsUnavailable.tsx';
import { RecordFirst } from './components/RecordFirst.tsx';
import { Receipt } from './components/Receipt.tsx';
import { ReportForm } from './components/ReportForm.tsx';
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
