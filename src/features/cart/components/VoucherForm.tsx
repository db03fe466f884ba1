import { useFormik } from 'formik';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { serverMessages } from '../../../forms/serverMessages.ts';
import { useFailureText } from '../../../forms/useFailureText.ts';
import { useFormTexts } from '../../../forms/useFormTexts.ts';
import { problemsOf } from '../../../forms/validation.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useFocusOnChange } from '../../../ui/useFocusOnChange.ts';
import { selectVoucherWork } from '../cartSelectors.ts';
import { voucherSubmitted } from '../cartSlice.ts';
import { emptyVoucher, voucherSchema } from '../voucherForm.ts';
import styles from './CartVoucher.module.css';

const FIELD = 'coupon_code';

export function VoucherForm() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { messageOf } = useFormTexts();
  const { status, refusals } = useSelector(selectVoucherWork);
  const form = useFormik({
    initialValues: emptyVoucher,
    validateOnBlur: false,
    validateOnChange: false,
    validate: (values) =>
      Object.fromEntries(
        problemsOf(voucherSchema, values).map((problem) => [problem.field, messageOf(problem)]),
      ),
    onSubmit: (values) => {
      const couponCode = voucherSchema.validateSync(values).coupon_code;
      dispatch(voucherSubmitted({ couponCode }));
    },
  });
  const refusal = useRefusal(form.values.coupon_code);
  const input = useFocusOnChange<HTMLInputElement>(refusals);
  return (
    <form noValidate className={styles.form} onSubmit={form.handleSubmit}>
      <TextField
        ref={input}
        name={FIELD}
        label={intl.formatMessage({ id: 'cart.voucher.label' })}
        placeholder={intl.formatMessage({ id: 'cart.voucher.placeholder' })}
        value={form.values.coupon_code}
        onChange={form.handleChange}
        error={form.errors.coupon_code ?? refusal}
        autoComplete="off"
        ltr
        className={styles.field}
      />
      <Button
        type="submit"
        variant="secondary"
        loading={status === 'sending'}
        className={styles.submit}
      >
        {intl.formatMessage({ id: 'cart.voucher.apply' })}
      </Button>
    </form>
  );
}

/** Why the code that still stands in the field was refused. */
function useRefusal(typed: string): string | undefined {
  const failureText = useFailureText();
  const { nameOf } = useFormTexts();
  const { failure, code } = useSelector(selectVoucherWork);
  if (failure === null || typed.trim() !== code) return undefined;
  return serverMessages(failure, nameOf)[FIELD] ?? failureText(failure);
}
