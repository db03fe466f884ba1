import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Button } from '../../../ui/Button.tsx';
import { PrinterIcon } from '../../../ui/icons.tsx';
import { receiptPrintPressed } from '../ordersSlice.ts';

export function PrintReceipt() {
  const intl = useIntl();
  const dispatch = useDispatch();
  return (
    <Button
      variant="secondary"
      block
      iconStart={<PrinterIcon size={20} />}
      onClick={() => dispatch(receiptPrintPressed())}
    >
      {intl.formatMessage({ id: 'receipt.print' })}
    </Button>
  );
}
