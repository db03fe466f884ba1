import Typography from '@mui/material/Typography';
import { textToFils } from '../../contract/money.ts';
import { refundReference } from '../../contract/staff/orders.ts';
import type { StaffRefund } from '../../contract/wire/staff/refunds.ts';
import { formatMoney } from '../../i18n/formats.ts';
import { recordRefund } from '../api/refunds.ts';
import { useAction } from '../api/useAction.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { FactList } from '../parts/FactList.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { KitchenForm } from '../parts/KitchenForm.tsx';
import { TextLine } from '../parts/TextLine.tsx';

interface RecordDialogProps {
  refund: StaffRefund;
  close: () => void;
}

/** Records a refund that was made in the provider's portal; the input stays when saving fails. */
export function RecordDialog({ refund, close }: RecordDialogProps) {
  const text = useText();
  const language = useLanguage();
  const record = useAction(recordRefund, { done: 'refunds.recordDone', then: close });
  const { id, number, amount, payment_id: paymentId, payment_reference: payment } = refund;
  return (
    <FormDialog title={text('refunds.recordTitle', { number })} close={close}>
      <Typography>
        {amount === null
          ? text('refunds.recordUnreadable')
          : text('refunds.recordText', { amount: formatMoney(textToFils(amount), language) })}
      </Typography>
      <FactList
        facts={[
          { label: text('orders.paymentId'), value: paymentId && <bdi dir="ltr">{paymentId}</bdi> },
          { label: text('orders.reference'), value: <bdi dir="ltr">{payment}</bdi> },
        ]}
      />
      <KitchenForm
        values={{ reference: '' }}
        action={text('refunds.record')}
        submit={async ({ reference }) => {
          await record.send({ id, reference });
        }}
      >
        <TextLine
          name="reference"
          label={text('refunds.reference')}
          hint={text('refunds.referenceHint')}
          maxLength={refundReference.max}
          autoFocus
        />
      </KitchenForm>
    </FormDialog>
  );
}
