import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { problemMessage } from '../../../contract/rules/problemReport.ts';
import { draftNames } from '../../../forms/draftNames.ts';
import { Form, SubmitButton } from '../../../forms/Form.tsx';
import { FormTextAreaField } from '../../../forms/TextFields.tsx';
import type { RecordedVisit } from '../../../saga/browserPort.ts';
import { Button } from '../../../ui/Button.tsx';
import { useDraft } from '../../drafts/useDraft.ts';
import { emptyReport, problemReportSchema } from '../problemReportForm.ts';
import styles from '../ProblemReportPage.module.css';
import {
  problemReportSubmitted,
  recordingStopped,
  selectProblemReport,
} from '../problemReportSlice.ts';
import { ReportPreview } from './ReportPreview.tsx';

export function ReportForm({ visit }: { visit: RecordedVisit }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { status, failure } = useSelector(selectProblemReport);
  const draft = useDraft(draftNames.problemReport);
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <>
      <ReportPreview visit={visit} />
      <Form
        label={text('problemReport.title')}
        schema={problemReportSchema}
        initialValues={emptyReport}
        draft={draft}
        failure={failure}
        loading={status === 'sending'}
        onSubmit={({ message }) => dispatch(problemReportSubmitted({ message: message || null }))}
      >
        <FormTextAreaField
          name="message"
          label={text('problemReport.message')}
          hint={text('problemReport.message.hint')}
          optional
          rows={5}
          maxLength={problemMessage.max}
        />
        <div className={styles.ways}>
          <SubmitButton size="l">{text('problemReport.send')}</SubmitButton>
          <Button size="l" variant="ghost" onClick={() => dispatch(recordingStopped())}>
            {text('problemReport.stop')}
          </Button>
        </div>
      </Form>
    </>
  );
}
