import StorefrontIcon from '@mui/icons-material/Storefront';
import { lazyPart } from '../../ui/lazyPart.tsx';
import type { KitchenResource } from '../resource.ts';

export const maintenance: KitchenResource = {
  name: 'maintenance',
  permission: 'shop.write',
  icon: StorefrontIcon,
  list: lazyPart(
    async () =>
      (await import(/* webpackChunkName: "maintenance" */ './MaintenancePage.tsx')).MaintenancePage,
  ),
};
