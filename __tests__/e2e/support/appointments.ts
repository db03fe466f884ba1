import type {
  AppointmentForm,
  AppointmentResponse,
  AppointmentSlots,
  BookAppointment,
} from '../../../src/contract/wire/appointment.ts';
import type { ShopApi } from './shopApi.ts';

/** Holds the first free slot of a dietitian, or the one that is named, and answers the booking's id. */
export async function holdByApi(api: ShopApi, wish: Partial<BookAppointment> = {}) {
  const slot = { ...(await freeSlot(api)), ...wish };
  const { booking } = await api.post<AppointmentResponse>('appointment-booking', {
    ...slot,
    // In no language: the page that shows it is read in both.
    comments: '82 → 75',
  });
  return booking.id;
}

export const letGoByApi = (api: ShopApi, id: number) =>
  api.put(`cancel-booking/${id}`, { status: 'cancelled', rejected_reason: 'Another plan' });

async function freeSlot(api: ShopApi) {
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
