import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { usePlanTexts } from '../../../i18n/usePlanTexts.ts';
import { paths } from '../../../routing/paths.ts';
import { Card } from '../../../ui/Card.tsx';
import { selectRequestedAppointmentDate, selectFirstDelivery } from '../ordersSelectors.ts';
import styles from '../Orders.module.css';

/** What the customer can expect now. */
export function NextSteps() {
  const intl = useIntl();
  const plan = usePlanTexts();
  const first = useSelector(selectFirstDelivery);
  const requestedDate = useSelector(selectRequestedAppointmentDate);
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <Card as="section" variant="tint" labelledBy="order-next" padding="l">
      <h2 id="order-next" className={styles.blockTitle}>
        {text('orders.thankYou.nextTitle')}
      </h2>
      <ol className={styles.steps}>
        <li>{text('orders.thankYou.next.prepare')}</li>
        {first && (
          <li>
            {intl.formatMessage(
              { id: 'orders.thankYou.next.first' },
              { date: plan.day(first.date), slot: plan.slot(first.slot) },
            )}
          </li>
        )}
        <li>
          <span>
            {text('orders.thankYou.next.dietitian')}{' '}
            <Link to={paths.dietitianAppointment({ date: requestedDate })}>
              {text('orders.thankYou.next.book')}
            </Link>
          </span>
        </li>
      </ol>
    </Card>
  );
}
