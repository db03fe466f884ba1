import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { Order } from '../../../api/subscriptions.ts';
import { BackLink } from '../../../components/BackLink.tsx';
import { EntryOfRoute } from '../../../components/EntryOfRoute.tsx';
import { paths } from '../../../routing/paths.ts';
import { Container } from '../../../ui/Layout.tsx';
import { PlanMeals } from './PlanMeals.tsx';
import styles from '../Orders.module.css';
import { useOrderOfRoute } from '../useOrderOfRoute.ts';
import { selectSchedule } from '../ordersSelectors.ts';

export function OrderMealsPage() {
  return (
    <Container width="reading" className={styles.page}>
      <EntryOfRoute {...useOrderOfRoute()}>{(order) => <OrderMeals order={order} />}</EntryOfRoute>
    </Container>
  );
}

function OrderMeals({ order }: { order: Order }) {
  const intl = useIntl();
  const schedule = useSelector(selectSchedule);
  return (
    <>
      <div className={styles.head}>
        <BackLink to={paths.orderDetails(order.id)}>
          {intl.formatMessage({ id: 'orders.meals.back' })}
        </BackLink>
        <h1>
          {intl.formatMessage(
            { id: 'orders.meals.title' },
            { number: <bdi key="number">{order.order_number}</bdi> },
          )}
        </h1>
        <p className={styles.intro}>{intl.formatMessage({ id: 'orders.meals.intro' })}</p>
      </div>
      <div className={styles.blocks}>
        {schedule.map(({ item, weeks }) => (
          <PlanMeals key={item.id} item={item} weeks={weeks} order={order} />
        ))}
      </div>
    </>
  );
}
