import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { Link } from '../../../routing/Link.tsx';
import { paths } from '../../../routing/paths.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LeafIcon } from '../../../ui/icons.tsx';
import { Container } from '../../../ui/Layout.tsx';
import { OrderCard } from './OrderCard.tsx';
import { LoadingCards } from '../../../components/LoadingCards.tsx';
import { PayNow } from '../payment/PayNow.tsx';
import styles from '../Orders.module.css';
import { orderListRetryPressed, selectOrderList } from './orderListSlice.ts';

export function OrdersPage() {
  const intl = useIntl();
  return (
    <Container width="reading" className={styles.page}>
      <div className={styles.head}>
        <h1>{intl.formatMessage({ id: 'orders.title' })}</h1>
      </div>
      <OrderList />
      <PayNow />
    </Container>
  );
}

function OrderList() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { status, items, failure } = useSelector(selectOrderList);
  if (items.length > 0) {
    return (
      <ul className={styles.list}>
        {items.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
    );
  }
  if (status === 'loaded') return <NoOrders />;
  if (status !== 'failed')
    return <LoadingCards label={intl.formatMessage({ id: 'orders.loading' })} />;
  return (
    <LoadFailure
      headingLevel={2}
      title={intl.formatMessage({ id: 'orders.loadFailed' })}
      failure={failure}
      onRetry={() => dispatch(orderListRetryPressed())}
    />
  );
}

function NoOrders() {
  const intl = useIntl();
  return (
    <EmptyState
      illustration={<LeafIcon size={44} />}
      title={intl.formatMessage({ id: 'orders.empty.title' })}
      action={
        <Link to={paths.packages()} className={buttonClass({ size: 'l' })}>
          {intl.formatMessage({ id: 'cart.empty.action' })}
        </Link>
      }
    >
      {intl.formatMessage({ id: 'orders.empty.text' })}
    </EmptyState>
  );
}
