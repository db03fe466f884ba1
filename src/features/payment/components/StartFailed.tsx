import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useFailureText } from '../../../forms/useFailureText.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { WarningIcon } from '../../../ui/icons.tsx';
import styles from '../PaymentStage.module.css';
import { paymentRetryPressed, selectPayment } from '../paymentSlice.ts';
import { AmountDue } from './AmountDue.tsx';
import { PayableLink } from './PayableLink.tsx';
import { StageCard } from './StageCard.tsx';
import { usePaymentText } from './usePaymentText.ts';

/** The hosted page could not be reached: nothing was charged. */
export function StartFailed() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const text = usePaymentText();
  const failureText = useFailureText();
  const { payable, failure } = useSelector(selectPayment);
  return (
    <StageCard
      tone="trouble"
      icon={<WarningIcon size={34} />}
      title={intl.formatMessage({ id: 'payment.startFailed.title' })}
      text={text('startFailed')}
    >
      {failure && <Alert tone="danger">{failureText(failure)}</Alert>}
      <AmountDue />
      {payable !== null && (
        <div className={styles.actions}>
          <Button size="l" onClick={() => dispatch(paymentRetryPressed({ payable }))}>
            {intl.formatMessage({ id: 'failure.retry' })}
          </Button>
          <PayableLink payable={payable} />
        </div>
      )}
    </StageCard>
  );
}
