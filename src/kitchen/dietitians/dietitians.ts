import ScheduleIcon from '@mui/icons-material/Schedule';
import { lazyPart } from '../../ui/lazyPart.tsx';
import type { KitchenResource } from '../resource.ts';

export const dietitians: KitchenResource = {
  name: 'dietitians',
  permission: 'hours.write',
  icon: ScheduleIcon,
  list: lazyPart(
    async () =>
      (await import(/* webpackChunkName: "dietitians" */ './DietitiansPage.tsx')).DietitiansPage,
  ),
};
