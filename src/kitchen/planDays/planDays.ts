import EventNoteIcon from '@mui/icons-material/EventNote';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { readPlanDay } from '../api/planDays.ts';
import type { KitchenResource } from '../resource.ts';

export const planDays: KitchenResource = {
  name: 'plan-days',
  permission: 'plans.read',
  icon: EventNoteIcon,
  list: lazyPart(
    async () =>
      (await import(/* webpackChunkName: "plan-days" */ './PlanDaysPage.tsx')).PlanDaysPage,
  ),
  show: lazyPart(
    async () => (await import(/* webpackChunkName: "plan-days" */ './PlanDayPage.tsx')).PlanDayPage,
  ),
  read: readPlanDay,
};
