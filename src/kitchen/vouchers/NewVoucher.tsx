import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { voucherCode } from '../../contract/staff/vouchers.ts';
import { addVoucher } from '../api/vouchers.ts';
import { useAction } from '../api/useAction.ts';
import { useText } from '../i18n/useText.ts';
import { KitchenForm } from '../parts/KitchenForm.tsx';
import { TextLine } from '../parts/TextLine.tsx';
import { VoucherFields } from './VoucherFields.tsx';
import { newVoucher, termsOf } from './voucherValues.ts';

export function NewVoucher() {
  const text = useText();
  const navigate = useNavigate();
  const [values] = useState(() => newVoucher(new Date()));
  const add = useAction(addVoucher, {
    done: 'vouchers.added',
    then: () => void navigate('/vouchers'),
  });
  return (
    <KitchenForm
      values={values}
      action={text('vouchers.save')}
      submit={async ({ code, ...typed }) => {
        await add.send({ code, ...termsOf(typed) });
      }}
    >
      <TextLine
        name="code"
        label={text('vouchers.fields.code')}
        hint={text('vouchers.codeHint')}
        direction="ltr"
        autoComplete="off"
        maxLength={voucherCode.max}
      />
      <VoucherFields />
    </KitchenForm>
  );
}
