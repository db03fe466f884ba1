import CurrencyExchangeIcon from '@mui/icons-material/CurrencyExchange';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { readRefund } from '../api/refunds.ts';
import type { KitchenResource } from '../resource.ts';

export const refunds: KitchenResource = {
  name: 'refunds',
  permission: 'refunds.read',
  icon: CurrencyExchangeIcon,
  list: lazyPart(
    async () => (await import(/* webpackChunkName: "refunds" */ './RefundsPage.tsx')).RefundsPage,
  ),
  read: readRefund,
};
