import { isComplete, type Choice } from '../features/booking/choice.ts';
import { matchRoute } from '../contract/pages/matchRoute.ts';
import { queryValue } from '../contract/pages/pageQuery.ts';
import type { RouterLocation } from '../routing/routerSlice.ts';

/** The step of a booking at which the customer is. */
export type AppointmentStep =
  | { name: 'details' }
  | { name: 'calendar' }
  | { name: 'review' }
  /** Null where the address names no appointment. */
  | { name: 'payment'; appointmentId: number | null }
  /** The hosted page sent the customer back with a sealed result. */
  | { name: 'returned'; data: string }
  | { name: 'elsewhere' };

type StepToTake = Extract<AppointmentStep, { name: 'details' | 'calendar' | 'review' }>;

/** The first step that is not done yet. */
export function missingStep(choice: Choice, comments: string): StepToTake {
  if (choice.dietitianId === null || comments.trim() === '') return { name: 'details' };
  return isComplete(choice) ? { name: 'review' } : { name: 'calendar' };
}

/** The address is the step, so a reload and a new tab resume it. */
export function stepAt({ pathname, search }: RouterLocation): AppointmentStep {
  switch (matchRoute(pathname)?.name) {
    case 'dietitianAppointment':
      return { name: 'details' };
    case 'dietitianCalendar':
      return { name: 'calendar' };
    case 'appointmentPreview':
      return { name: 'review' };
    case 'bookingPayment': {
      const data = queryValue(search, 'data');
      if (data !== null) return { name: 'returned', data };
      const id = Number(queryValue(search, 'booking') ?? NaN);
      return { name: 'payment', appointmentId: Number.isSafeInteger(id) ? id : null };
    }
    default:
      return { name: 'elsewhere' };
  }
}
