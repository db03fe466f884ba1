import { Formik, useFormikContext } from 'formik';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { Cart } from '../../../api/carts.ts';
import { couponCode } from '../../../contract/rules/order.ts';
import { draftNames } from '../../../forms/draftNames.ts';
import { areSame, restoredValues, type DraftBinding } from '../../../forms/draftValues.ts';
import { useUnsavedWork } from '../../../forms/unsavedWork.ts';
import { serverMessages } from '../../../forms/serverMessages.ts';
import { useDraftKeeping } from '../../../forms/useDraftKeeping.ts';
import { useFailureText } from '../../../forms/useFailureText.ts';
import { useFormTexts } from '../../../forms/useFormTexts.ts';
import { problemsOf } from '../../../forms/validation.ts';
import { formatMoney } from '../../../i18n/formats.ts';
import { pickText } from '../../../contract/languages.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useFocusOnChange } from '../../../ui/useFocusOnChange.ts';
import { useDraft } from '../../drafts/useDraft.ts';
import { selectVoucher } from '../cartSelectors.ts';
import { selectCart, voucherRemovalSubmitted, voucherSubmitted } from '../cartSlice.ts';
import { emptyVoucher, voucherSchema } from '../voucherForm.ts';
import styles from './CartVoucher.module.css';

export function CartVoucher() {
  const cart = useSelector(selectCart);
  if (cart === null) return null;
  const { id, voucher } = cart;
  return voucher ? <AppliedVoucher voucher={voucher} /> : <VoucherForm cartId={id} />;
}

function AppliedVoucher({ voucher }: { voucher: NonNullable<Cart['voucher']> }) {
  const intl = useIntl();
  const language = useLanguage();
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const { status, failure } = useSelector(selectVoucher);
  const { coupon_code: code, discount } = voucher;
  return (
    <>
      <div className={styles.applied}>
        <span className={styles.mark}>
          <CheckIcon size={18} />
        </span>
        <div className={styles.what} role="status">
          <p className={styles.code}>
            <bdi>{code}</bdi>
          </p>
          <p className={styles.saves}>{pickText(voucher, 'name', language)}</p>
          <p className={styles.saves}>
            {intl.formatMessage(
              { id: 'cart.voucher.saves' },
              { amount: formatMoney(discount, language) },
            )}
          </p>
        </div>
        <Button
          variant="ghost"
          size="s"
          loading={status === 'sending'}
          aria-label={intl.formatMessage({ id: 'cart.voucher.remove' }, { code })}
          onClick={() => dispatch(voucherRemovalSubmitted())}
        >
          {intl.formatMessage({ id: 'cart.line.remove' })}
        </Button>
      </div>
      {failure && (
        <p role="alert" className={styles.error}>
          {failureText(failure)}
        </p>
      )}
    </>
  );
}

const FIELD = 'coupon_code';

function VoucherForm({ cartId }: { cartId: number }) {
  const dispatch = useDispatch();
  const { messageOf } = useFormTexts();
  const draft = useDraft(draftNames.coupon(cartId));
  const [restored] = useState(() => restoredValues(emptyVoucher, draft.kept));
  return (
    <Formik
      initialValues={restored ?? emptyVoucher}
      validateOnBlur={false}
      validateOnChange={false}
      validate={(values) =>
        Object.fromEntries(
          problemsOf(voucherSchema, values).map((problem) => [problem.field, messageOf(problem)]),
        )
      }
      onSubmit={(values) => {
        const { coupon_code } = voucherSchema.validateSync(values);
        dispatch(voucherSubmitted({ couponCode: coupon_code }));
      }}
    >
      <VoucherFields draft={draft} />
    </Formik>
  );
}

function VoucherFields({ draft }: { draft: DraftBinding }) {
  const intl = useIntl();
  const { status, refusals } = useSelector(selectVoucher);
  const { values, errors, dirty, handleChange, handleSubmit } =
    useFormikContext<typeof emptyVoucher>();
  const isSending = status === 'sending';
  const keepDraft = useDraftKeeping(draft, emptyVoucher, isSending);
  useUnsavedWork(dirty && !areSame(values, emptyVoucher));
  const refusal = useRefusal(values.coupon_code);
  const input = useFocusOnChange<HTMLInputElement>(refusals);
  return (
    <form noValidate className={styles.form} onSubmit={handleSubmit} onBlur={keepDraft}>
      <TextField
        ref={input}
        name={FIELD}
        label={intl.formatMessage({ id: 'cart.voucher.label' })}
        placeholder={intl.formatMessage({ id: 'cart.voucher.placeholder' })}
        value={values.coupon_code}
        onChange={handleChange}
        error={errors.coupon_code ?? refusal}
        autoComplete="off"
        ltr
        className={styles.field}
      />
      <Button type="submit" variant="secondary" loading={isSending} className={styles.submit}>
        {intl.formatMessage({ id: 'cart.voucher.apply' })}
      </Button>
    </form>
  );
}

/** Why the code was refused, as long as it is still in the field. */
function useRefusal(typed: string): string | undefined {
  const failureText = useFailureText();
  const { nameOf } = useFormTexts();
  const { failure, code } = useSelector(selectVoucher);
  if (failure === null || couponCode.normalise(typed) !== code) return undefined;
  return serverMessages(failure, nameOf)[FIELD] ?? failureText(failure);
}
