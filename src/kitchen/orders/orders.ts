import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { readOrder } from '../api/orders.ts';
import type { KitchenResource } from '../resource.ts';

export const orders: KitchenResource = {
  name: 'orders',
  permission: 'orders.read',
  icon: ReceiptLongIcon,
  list: lazyPart(
    async () => (await import(/* webpackChunkName: "orders" */ './OrdersPage.tsx')).OrdersPage,
  ),
  show: lazyPart(
    async () => (await import(/* webpackChunkName: "orders" */ './OrderPage.tsx')).OrderPage,
  ),
  read: readOrder,
};
