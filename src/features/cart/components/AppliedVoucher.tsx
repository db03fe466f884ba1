import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { Cart } from '../../../api/carts.ts';
import { useFailureText } from '../../../forms/useFailureText.ts';
import { formatMoney } from '../../../i18n/formats.ts';
import { pickText } from '../../../contract/languages.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { selectVoucherWork } from '../cartSelectors.ts';
import { voucherRemovePressed } from '../cartSlice.ts';
import styles from './CartVoucher.module.css';

export function AppliedVoucher({ voucher }: { voucher: NonNullable<Cart['voucher']> }) {
  const intl = useIntl();
  const language = useLanguage();
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const { status, failure } = useSelector(selectVoucherWork);
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
          onClick={() => dispatch(voucherRemovePressed())}
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
