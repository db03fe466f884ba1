import { useSelector } from 'react-redux';
import { selectTotals } from '../cartSelectors.ts';
import { AppliedVoucher } from './AppliedVoucher.tsx';
import { VoucherForm } from './VoucherForm.tsx';

export function CartVoucher() {
  const voucher = useSelector(selectTotals)?.voucher;
  return voucher ? <AppliedVoucher voucher={voucher} /> : <VoucherForm />;
}
