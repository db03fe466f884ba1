import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { paths } from '../../routing/paths.ts';
import { selectRouteOrderEntry, selectRouteOrderId } from './ordersSelectors.ts';
import { orderRetryPressed } from './ordersSlice.ts';

/** The order of the address, for `EntryOfRoute`. */
export function useOrderOfRoute() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const id = useSelector(selectRouteOrderId);
  return {
    entry: useSelector(selectRouteOrderEntry),
    texts: 'orders.detail' as const,
    all: { to: paths.orders(), text: intl.formatMessage({ id: 'orders.detail.back' }) },
    onRetry: () => id !== null && dispatch(orderRetryPressed({ id })),
  };
}
