import type { Api } from '../../__tests__/e2e/support/api.ts';
import { freeSlot, releaseByApi } from '../../__tests__/e2e/support/appointments.ts';
import type { AppointmentResponse } from '../../src/contract/wire/appointment.ts';
import { newCustomer } from './customer.ts';
import { timed, type Timed } from './timed.ts';

/** One customer may book and release only so often. */
const CUSTOMERS = 4;

export async function bookingCalls(apiUrl: string): Promise<Timed[]> {
  const bookers: Api[] = [];
  while (bookers.length < CUSTOMERS) bookers.push((await newCustomer(apiUrl)).api);
  return [booking(bookers)];
}

function booking(bookers: Api[]): Timed {
  return {
    name: 'POST appointment-booking',
    run: async () => {
      const [api] = bookers;
      if (api === undefined) throw new Error('There is no customer.');
      bookers.push(...bookers.splice(0, 1));
      const body = { ...(await freeSlot(api)), comments: 'Hello' };
      let held = 0;
      const taken = await timed(async () => {
        held = (await api.post<AppointmentResponse>('appointment-booking', body)).booking.id;
      });
      await releaseByApi(api, held);
      return taken;
    },
  };
}
