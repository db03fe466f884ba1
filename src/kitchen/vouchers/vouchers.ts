import LocalOfferIcon from '@mui/icons-material/LocalOffer';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { readVoucher } from '../api/vouchers.ts';
import type { KitchenResource } from '../resource.ts';

export const vouchers: KitchenResource = {
  name: 'vouchers',
  permission: 'shop.write',
  icon: LocalOfferIcon,
  list: lazyPart(
    async () =>
      (await import(/* webpackChunkName: "vouchers" */ './VouchersPage.tsx')).VouchersPage,
  ),
  show: lazyPart(
    async () => (await import(/* webpackChunkName: "vouchers" */ './VoucherPage.tsx')).VoucherPage,
  ),
  read: readVoucher,
};
