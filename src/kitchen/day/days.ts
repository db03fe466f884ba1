import TodayIcon from '@mui/icons-material/Today';
import { lazyPart } from '../../ui/lazyPart.tsx';
import type { KitchenResource } from '../resource.ts';

/** Whoever sees a sheet of the day sees where its bags go. */
export const days: KitchenResource = {
  name: 'days',
  permission: 'deliveries.read',
  icon: TodayIcon,
  list: lazyPart(
    async () => (await import(/* webpackChunkName: "days" */ './DayPage.tsx')).DayPage,
  ),
};
