import TodayIcon from '@mui/icons-material/Today';
import { lazyPart } from '../../ui/lazyPart.tsx';
import type { KitchenResource } from '../resource.ts';

/** Every role that may read one of a day's sheets may open the day. */
export const days: KitchenResource = {
  name: 'days',
  permission: 'deliveries.read',
  icon: TodayIcon,
  list: lazyPart(
    async () => (await import(/* webpackChunkName: "days" */ './DayPage.tsx')).DayPage,
  ),
};
