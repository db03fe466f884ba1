import TodayIcon from '@mui/icons-material/Today';
import { lazyPart } from '../../ui/lazyPart.tsx';
import type { KitchenResource } from '../resource.ts';

/** The deliveries of a day are shown to every role that has one of its sheets. */
export const days: KitchenResource = {
  name: 'days',
  permission: 'deliveries.read',
  icon: TodayIcon,
  list: lazyPart(
    async () => (await import(/* webpackChunkName: "days" */ './DayPage.tsx')).DayPage,
  ),
};
