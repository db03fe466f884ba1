import type {
  AppointmentBooking,
  AppointmentSlots,
  BookAppointment,
} from '../../src/contract/wire/appointment.ts';
import type { AppointmentPaymentResult } from '../../src/contract/wire/payment.ts';
import { addDays, weekdayOf } from '../../src/contract/kuwaitTime.ts';
import type { Paid, PaymentTestApp } from './paymentTestApp.ts';
import { TestCustomer } from './testCustomer.ts';

/** Dr. Noura: Sunday, Tuesday, Thursday 9 to 14, Saturday 10 to 13; 15.000 KD. */
export const NOURA = 1;
/** Yousef: Sunday to Thursday 15 to 20; 12.500 KD. */
export const YOUSEF = 2;

const FIRST_DAY = '2027-01-13';
const TIMES = ['15:00', '15:30', '16:00', '16:30', '17:00', '17:30', '18:00', '18:30', '19:00'];
let given = 0;

/** A free slot of Yousef's that no other test of the file uses. */
export function freshSlot(): Pick<BookAppointment, 'user_id' | 'date' | 'time'> {
  const time = TIMES[given % TIMES.length] ?? '';
  let date = FIRST_DAY;
  for (
    let left = Math.floor(given / TIMES.length);
    left > 0 || isDayOff(date);
    date = addDays(date, 1)
  ) {
    if (!isDayOff(date)) left -= 1;
  }
  given += 1;
  return { user_id: YOUSEF, date, time };
}

function isDayOff(date: string): boolean {
  return weekdayOf(date) > 4;
}

export function bookingInput(overrides: Partial<BookAppointment> = {}): BookAppointment {
  return { ...freshSlot(), comments: 'I sleep badly and eat late.', ...overrides };
}

interface Answer {
  booking: AppointmentBooking;
}

/** A customer who books appointments through the API. */
export class AppointmentCustomer extends TestCustomer {
  readonly testApp: PaymentTestApp;

  constructor(testApp: PaymentTestApp, token: string) {
    super(testApp.app, token);
    this.testApp = testApp;
  }

  async book(overrides: Partial<BookAppointment> = {}): Promise<AppointmentBooking> {
    return this.#booking('POST', 'appointment-booking', bookingInput(overrides));
  }

  async change(change: object): Promise<AppointmentBooking> {
    return this.#booking('PUT', 'appointment-booking', change);
  }

  async view(id: number): Promise<AppointmentBooking> {
    return this.#booking('GET', `appointment-booking/${id}`);
  }

  async list(): Promise<AppointmentBooking[]> {
    const answer = await this.ok<{ bookings: AppointmentBooking[] }>('GET', 'customer-booking');
    return answer.bookings;
  }

  async slots(user_id: number, date: string): Promise<AppointmentSlots> {
    const query = `user_id=${user_id}&date=${date}`;
    return this.ok('GET', `appointment-bookings-time-slots?${query}`);
  }

  async cancel(id: number, reason = 'I am travelling.'): Promise<AppointmentBooking> {
    const body = { status: 'cancelled', rejected_reason: reason };
    return this.#booking('PUT', `cancel-booking/${id}`, body);
  }

  async move(id: number, slot: { date: string; time: string }): Promise<AppointmentBooking> {
    return this.#booking('PUT', `move-booking/${id}`, slot);
  }

  /** Presses a button of the hosted page, and does not come back. */
  async pay(id: number, form: Record<string, string> = {}): Promise<Paid> {
    return this.testApp.pay(this, { booking_id: id }, form);
  }

  /** Pays on the hosted page, returns to the testApp, and hands over what came back. */
  async payAndReturn(id: number, form: Record<string, string> = {}): Promise<AppointmentBooking> {
    const { data } = await this.pay(id, form);
    const { result } = await this.ok<{ result: AppointmentPaymentResult }>(
      'POST',
      'payments/result',
      { data },
    );
    return this.change(result);
  }

  async bookAndPay(overrides: Partial<BookAppointment> = {}): Promise<AppointmentBooking> {
    const { id } = await this.book(overrides);
    return this.payAndReturn(id);
  }

  async #booking(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) {
    return (await this.ok<Answer>(method, path, payload)).booking;
  }
}

export async function newAppointmentCustomer(
  testApp: PaymentTestApp,
): Promise<AppointmentCustomer> {
  const { token } = await testApp.newCustomer();
  return new AppointmentCustomer(testApp, token);
}
