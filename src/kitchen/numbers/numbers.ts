import BarChartIcon from '@mui/icons-material/BarChart';
import { lazyPart } from '../../ui/lazyPart.tsx';
import type { KitchenResource } from '../resource.ts';

export const numbers: KitchenResource = {
  name: 'numbers',
  permission: 'numbers.read',
  icon: BarChartIcon,
  list: lazyPart(
    async () => (await import(/* webpackChunkName: "numbers" */ './NumbersPage.tsx')).NumbersPage,
  ),
};
