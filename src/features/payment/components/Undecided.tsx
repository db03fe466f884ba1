import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../ui/Button.tsx';
import { ClockIcon } from '../../../ui/icons.tsx';
import styles from '../PaymentStage.module.css';
import { paymentCheckAgainPressed, selectPayment } from '../paymentSlice.ts';
import { AmountDue } from './AmountDue.tsx';
import { PayableLink } from './PayableLink.tsx';
import { StageCard } from './StageCard.tsx';

/** The bank has not answered while the customer waited; the server goes on asking. */
export function Undecided() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { payable } = useSelector(selectPayment);
  return (
    <StageCard
      tone="trouble"
      icon={<ClockIcon size={34} />}
      title={intl.formatMessage({ id: 'payment.undecided.title' })}
      text={intl.formatMessage({ id: 'payment.undecided.text' })}
    >
      <AmountDue />
      {payable !== null && (
        <div className={styles.actions}>
          <Button size="l" onClick={() => dispatch(paymentCheckAgainPressed({ payable }))}>
            {intl.formatMessage({ id: 'payment.checkAgain' })}
          </Button>
          <PayableLink payable={payable} />
        </div>
      )}
    </StageCard>
  );
}
