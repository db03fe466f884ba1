import { useIntl } from 'react-intl';
import type { ReportReceipt } from '../../../api/problemReports.ts';
import { CheckIcon } from '../../../ui/icons.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SummaryList } from '../../../ui/SummaryList.tsx';
import { WriteInstead } from './WriteInstead.tsx';

export function Receipt({ receipt: { number, reference } }: { receipt: ReportReceipt }) {
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
