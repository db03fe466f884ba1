import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { Order } from '../../../api/subscriptions.ts';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { paths } from '../../../routing/paths.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { InfoIcon } from '../../../ui/icons.tsx';
import { selectRouteOrderEntry, selectRouteOrderId } from '../ordersSelectors.ts';
import { orderRetried } from '../ordersSlice.ts';
import { OrdersSkeleton } from './OrdersSkeleton.tsx';

interface OrderOfRouteProps {
  children: (order: Order) => ReactNode;
  /** 2 where the page has its title already. */
  headingLevel?: 1 | 2 | undefined;
}

/** The order that the address names: loading, unknown, failed, or there. */
export function OrderOfRoute({ children, headingLevel = 1 }: OrderOfRouteProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const orderId = useSelector(selectRouteOrderId);
  const { status, order, failure } = useSelector(selectRouteOrderEntry);
  if (order !== null) return children(order);
  if (orderId === null || failure?.code === 404) {
    return <UnknownOrder headingLevel={headingLevel} />;
  }
  if (status !== 'failed') {
    return <OrdersSkeleton label={intl.formatMessage({ id: 'orders.detail.loading' })} />;
  }
  return (
    <LoadFailure
      headingLevel={headingLevel}
      title={intl.formatMessage({ id: 'orders.detail.loadFailed' })}
      failure={failure}
      onRetry={() => dispatch(orderRetried({ orderId }))}
      action={<OrdersLink />}
    />
  );
}

function UnknownOrder({ headingLevel }: Pick<OrderOfRouteProps, 'headingLevel'>) {
  const intl = useIntl();
  return (
    <EmptyState
      headingLevel={headingLevel}
      illustration={<InfoIcon size={44} />}
      title={intl.formatMessage({ id: 'orders.detail.notFound.title' })}
      action={<OrdersLink />}
    >
      {intl.formatMessage({ id: 'orders.detail.notFound.text' })}
    </EmptyState>
  );
}

function OrdersLink() {
  const intl = useIntl();
  return (
    <Link to={paths.orders()} className={buttonClass({ variant: 'secondary' })}>
      {intl.formatMessage({ id: 'orders.detail.back' })}
    </Link>
  );
}
