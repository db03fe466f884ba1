import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { StaffVoucher } from '../../contract/wire/staff/vouchers.ts';
import { changeVoucher } from '../api/vouchers.ts';
import { useAction } from '../api/useAction.ts';
import { useText } from '../i18n/useText.ts';
import { KitchenForm } from '../parts/KitchenForm.tsx';
import { VoucherFields } from './VoucherFields.tsx';
import { termsOf, valuesOf } from './voucherValues.ts';

/** Input stays when a colleague has changed the voucher meanwhile. */
export function ChangeVoucher({ voucher }: { voucher: StaffVoucher }) {
  const text = useText();
  const navigate = useNavigate();
  const [values] = useState(() => valuesOf(voucher));
  const change = useAction(changeVoucher, {
    done: 'vouchers.changed',
    then: () => void navigate('/vouchers'),
  });
  const { id, uses, version } = voucher;
  return (
    <>
      <Typography color="textSecondary">{text('vouchers.used', { count: uses })}</Typography>
      <KitchenForm
        values={values}
        action={text('vouchers.save')}
        submit={async (typed) => {
          await change.send({ id, version, ...termsOf(typed) });
        }}
      >
        <VoucherFields />
      </KitchenForm>
    </>
  );
}
