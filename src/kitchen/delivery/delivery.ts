import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import { lazyPart } from '../../ui/lazyPart.tsx';
import type { KitchenResource } from '../resource.ts';

export const delivery: KitchenResource = {
  name: 'delivery',
  permission: 'shop.write',
  icon: LocalShippingIcon,
  list: lazyPart(
    async () =>
      (await import(/* webpackChunkName: "delivery" */ './DeliveryPage.tsx')).DeliveryPage,
  ),
};
