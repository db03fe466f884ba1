import LunchDiningIcon from '@mui/icons-material/LunchDining';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { readPackage } from '../api/catalog.ts';
import type { KitchenResource } from '../resource.ts';

export const packages: KitchenResource = {
  name: 'packages',
  permission: 'catalog.read',
  icon: LunchDiningIcon,
  list: lazyPart(
    async () =>
      (await import(/* webpackChunkName: "packages" */ './PackagesPage.tsx')).PackagesPage,
  ),
  show: lazyPart(
    async () => (await import(/* webpackChunkName: "packages" */ './PackagePage.tsx')).PackagePage,
  ),
  read: readPackage,
};
