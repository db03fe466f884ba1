import type {
  AppointmentForm,
  AppointmentResponse,
  AppointmentSlots,
  BookAppointment,
} from '../../../src/contract/wire/appointment.ts';
import type { ChosenSlot } from '../pages/CalendarPage.ts';
import type { Api } from './api.ts';

/** The customer's comments for the dietitian. */
export const COMMENTS = 'أتدرب مرتين في الأسبوع. I train twice a week.';

/** A choice made on the calendar, as the API names it. */
export const slotOf = ({ dietitian, date, time }: ChosenSlot) => ({
  user_id: Number(dietitian),
  date,
  time,
});

/** Holds the given slot of a dietitian, or the first free one, and returns the appointment's id. */
export async function holdByApi(api: Api, chosen: Partial<BookAppointment> = {}) {
  const slot = { ...(await freeSlot(api)), ...chosen };
  const { booking } = await api.post<AppointmentResponse>('appointment-booking', {
    ...slot,
    // Not in any language: the page that shows it is checked in both.
    comments: '82 → 75',
  });
  return booking.id;
}

export const releaseByApi = (api: Api, id: number) =>
  api.put(`cancel-booking/${id}`, { status: 'cancelled', rejected_reason: 'Another plan' });

/** The first free slot of a dietitian. */
export async function freeSlot(api: Api) {
  const form = await api.get<AppointmentForm>('appointment-bookings-form');
  const [dietitian] = form.dietitians;
  if (!dietitian) throw new Error('The kitchen has no dietitian.');
  const user_id = dietitian.id;
  const day = new Date(`${form.first_date}T00:00:00Z`);
  for (let days = 0; days < 30; days += 1, day.setUTCDate(day.getUTCDate() + 1)) {
    const date = day.toISOString().slice(0, 10);
    const query = `user_id=${user_id}&date=${date}`;
    const { slots } = await api.get<AppointmentSlots>(`appointment-bookings-time-slots?${query}`);
    const free = slots.find(({ available }) => available);
    if (free) return { user_id, date, time: free.time };
  }
  throw new Error('There is no free slot within a month.');
}
