import { Link } from 'react-router-dom';
import type { PayableKey } from '../../../payment/reference.ts';
import { paths } from '../../../routing/paths.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { usePaymentText } from './usePaymentText.ts';

export function PayableLink({ payable: { kind, id } }: { payable: PayableKey }) {
  const text = usePaymentText();
  return (
    <Link
      to={kind === 'order' ? paths.orderDetails(id) : paths.appointments()}
      className={buttonClass({ variant: 'secondary', size: 'l' })}
    >
      {text('see')}
    </Link>
  );
}
