import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Button, type ButtonProps } from '../../../ui/Button.tsx';
import { PrinterIcon } from '../../../ui/actionIcons.tsx';
import { receiptPrintPressed } from '../ordersSlice.ts';

/** For a page that contains the Receipt. */
export function PrintReceipt({ size }: Pick<ButtonProps, 'size'>) {
  const intl = useIntl();
  const dispatch = useDispatch();
  return (
    <Button
      variant="secondary"
      size={size}
      iconStart={<PrinterIcon size={20} />}
      onClick={() => dispatch(receiptPrintPressed())}
    >
      {intl.formatMessage({ id: 'receipt.print' })}
    </Button>
  );
}
