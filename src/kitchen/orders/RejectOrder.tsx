import Typography from '@mui/material/Typography';
import { languages } from '../../contract/languages.ts';
import { textToFils } from '../../contract/money.ts';
import { cancellationReason } from '../../contract/rules/appointment.ts';
import type { StaffOrderDetails } from '../../contract/wire/staff/orders.ts';
import { formatMoney } from '../../i18n/formats.ts';
import { rejectOrder } from '../api/orders.ts';
import { useAction } from '../api/useAction.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { KitchenForm } from '../parts/KitchenForm.tsx';
import { TextLine } from '../parts/TextLine.tsx';

interface RejectOrderProps {
  order: StaffOrderDetails;
  close: () => void;
}

/** Shows the consequences and asks for the reason; stays open with its input when the request is refused. */
export function RejectOrder({ order, close }: RejectOrderProps) {
  const text = useText();
  const language = useLanguage();
  const reject = useAction(rejectOrder, { done: 'orders.rejectDone', then: close });
  const { id, order_number: number, owed } = order;
  const amount = formatMoney(textToFils(owed), language);
  return (
    <FormDialog title={text('orders.rejectTitle', { number })} close={close}>
      <Typography>{text('orders.rejectText')}</Typography>
      {textToFils(owed) > 0 && <Typography>{text('orders.rejectOwed', { amount })}</Typography>}
      <KitchenForm
        values={{ reason: '' }}
        action={text('orders.reject')}
        submit={async ({ reason }) => {
          await reject.send({ id, reason });
        }}
      >
        <TextLine
          name="reason"
          label={text('orders.reason')}
          hint={text('orders.reasonHint', { language: languages[order.language].name })}
          maxLength={cancellationReason.max}
          rows={3}
          autoFocus
        />
      </KitchenForm>
    </FormDialog>
  );
}
