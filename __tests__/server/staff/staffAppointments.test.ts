import { addDays, kuwaitToday, weekdayOf } from '../../../src/contract/kuwaitTime.ts';
import type { AppointmentForm } from '../../../src/contract/wire/appointment.ts';
import type {
  ScheduleSaved,
  StaffAppointment,
  StaffDietitian,
} from '../../../src/contract/wire/staff/appointments.ts';
import {
  freshSlot,
  newAppointmentCustomer,
  YOUSEF,
  type AppointmentCustomer,
} from '../../support/appointments.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../support/paymentTestApp.ts';
import { logInAs, type StaffClient } from '../../support/staffClient.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

interface List<T> {
  items: T[];
  total: number;
}

describeOnDatabases('the dietitians’ calendar', (database) => {
  let testApp: PaymentTestApp;
  let customer: AppointmentCustomer;
  let dietitian: StaffClient;
  beforeAll(async () => {
    testApp = await startPaymentTestApp(database);
    dietitian = await logInAs(testApp.app, 'dietitian');
  });
  beforeEach(async () => {
    customer = await newAppointmentCustomer(testApp);
  });
  afterAll(() => testApp.stop());

  const mailsAbout = async (number: string) => {
    await testApp.app.payments.background.idle();
    return testApp.mails
      .map(({ subject }) => subject)
      .filter((subject) => subject.includes(number));
  };
  const entriesOf = (id: number) =>
    testApp.context.db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('subject', '=', 'appointment')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();

  it('lists paid appointments, with customers’ comments for the dietitian alone', async () => {
    const { id, date } = await customer.bookAndPay();
    await customer.book();
    const path = `appointments?dietitian_id=${YOUSEF}&from=${date}&to=${date}`;
    const { items } = await dietitian.get<List<StaffAppointment>>('GET', path);
    const own = items.find((appointment) => appointment.id === id);
    expect(own).toMatchObject({ status: 'received', comments: 'I sleep badly and eat late.' });
    expect(items.every(({ status }) => status !== 'pending')).toBe(true);
    const service = await logInAs(testApp.app, 'service');
    const shown = await service.get<List<StaffAppointment>>('GET', path);
    expect(shown.items.find((appointment) => appointment.id === id)).toMatchObject({
      comments: null,
    });
    const looks = await testApp.context.db
      .selectFrom('audit_log')
      .select('after')
      .where('action', '=', 'comments.read')
      .execute();
    expect(looks).toEqual([{ after: { appointments: items.map((one) => one.id) } }]);
  });

  it('accepts and rejects, with the mail and an entry in the log', async () => {
    const { id, booking_number } = await customer.bookAndPay();
    // A newer mail replaces one that has not been sent.
    await testApp.app.payments.background.idle();
    await dietitian.get('POST', `appointments/${id}/accept`);
    await dietitian.get('POST', `appointments/${id}/accept`);
    await testApp.app.payments.background.idle();
    expect(await customer.view(id)).toMatchObject({ booking_status: 'accepted' });
    const { errors } = await dietitian.refused(422, 'POST', `appointments/${id}/reject`, {
      reason: ' ',
    });
    expect(Object.keys(errors ?? {})).toEqual(['reason']);
    await dietitian.get('POST', `appointments/${id}/reject`, { reason: 'I am ill.' });
    expect(await customer.view(id)).toMatchObject({
      booking_status: 'rejected',
      rejected_reason: 'I am ill.',
      refund_due: true,
    });
    expect(await mailsAbout(booking_number)).toEqual([
      `We have received your appointment ${booking_number}`,
      `Your appointment ${booking_number} is confirmed`,
      `Your appointment ${booking_number} is cancelled`,
    ]);
    expect(await entriesOf(id)).toEqual([
      {
        action: 'appointment.accepted',
        before: { status: 'received' },
        after: { status: 'accepted' },
      },
      {
        action: 'appointment.rejected',
        before: { status: 'accepted' },
        after: { status: 'rejected' },
      },
    ]);
  });

  it('moves one to a free time alone, and says so', async () => {
    const { id, booking_number } = await customer.bookAndPay();
    const sold = freshSlot();
    await (await newAppointmentCustomer(testApp)).bookAndPay(sold);
    const { date, time } = freshSlot();
    const taken = { date: sold.date, time: sold.time };
    const refusal = await dietitian.refused(409, 'POST', `appointments/${id}/move`, taken);
    expect(refusal.error).toBe('slot_taken');
    const free = await dietitian.get<{ times: string[] }>(
      'GET',
      `dietitians/${YOUSEF}/free-times?date=${date}`,
    );
    expect(free.times).toContain(time);
    await dietitian.refused(404, 'GET', `dietitians/999/free-times?date=${date}`);
    const soldDay = await dietitian.get<{ times: string[] }>(
      'GET',
      `dietitians/${YOUSEF}/free-times?date=${sold.date}`,
    );
    expect(soldDay.times).not.toContain(sold.time);
    await dietitian.get('POST', `appointments/${id}/move`, { date, time });
    expect(await customer.view(id)).toMatchObject({ booking_status: 'accepted', date, time });
    expect(await mailsAbout(booking_number)).toContain(
      `Your appointment ${booking_number} has a new time`,
    );
  });

  it('stops offering a day off, and names its paid appointments', async () => {
    const { id, date } = await customer.bookAndPay();
    let another = freshSlot();
    while (another.date === date) another = freshSlot();
    const kept = await customer.bookAndPay(another);
    const { items } = await dietitian.get<List<StaffDietitian>>('GET', 'dietitians');
    const before = items.find((one) => one.id === YOUSEF);
    const schedule = { hours: before?.hours ?? [], days_off: [date] };
    const saved = await dietitian.get<ScheduleSaved>(
      'PUT',
      `dietitians/${YOUSEF}/schedule`,
      schedule,
    );
    expect(saved.outside.map((one) => one.id)).toContain(id);
    expect(saved.outside.map((one) => one.id)).not.toContain(kept.id);
    expect(await customer.slots(YOUSEF, date)).toMatchObject({
      slots: [],
      closed_reason: 'day_off',
    });
    const form = await customer.ok<AppointmentForm>('GET', 'appointment-bookings-form');
    expect(form.dietitians.find((one) => one.id === YOUSEF)?.full_days).toContain(date);
    await dietitian.get('PUT', `dietitians/${YOUSEF}/schedule`, { ...schedule, days_off: [] });
    expect((await customer.slots(YOUSEF, date)).closed_reason).toBeNull();
  });

  it('names a day as full for other customers once its last time is held', async () => {
    const { items } = await dietitian.get<List<StaffDietitian>>('GET', 'dietitians');
    const hours = items.find((one) => one.id === YOUSEF)?.hours ?? [];
    const { date, time } = freshSlot();
    const from_minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    const only = { weekday: weekdayOf(date), from_minute, to_minute: from_minute + 30 };
    const path = `dietitians/${YOUSEF}/schedule`;
    await dietitian.get('PUT', path, { hours: [only], days_off: [] });
    const fullDays = async () => {
      const form = await customer.ok<AppointmentForm>('GET', 'appointment-bookings-form');
      return form.dietitians.find(({ id }) => id === YOUSEF)?.full_days;
    };
    expect(await fullDays()).not.toContain(date);
    await (await newAppointmentCustomer(testApp)).book({ date, time });
    expect(await fullDays()).toContain(date);
    await dietitian.get('PUT', path, { hours, days_off: [] });
  });

  it('takes hours that fit into a day, and do not overlap', async () => {
    const { items } = await dietitian.get<List<StaffDietitian>>('GET', 'dietitians');
    const { hours = [] } = items.find((one) => one.id === YOUSEF) ?? {};
    const put = (body: object) =>
      dietitian.refused(422, 'PUT', `dietitians/${YOUSEF}/schedule`, body);
    const part = { weekday: 0, from_minute: 900, to_minute: 960 };
    const wrong = { hours: ['Some hours overlap, or end before they begin.'] };
    for (const faulty of [
      [part, { ...part, from_minute: 930 }],
      [{ ...part, from_minute: 930 }, { ...part, weekday: 1 }, part],
      [{ ...part, to_minute: 870 }],
      [{ ...part, to_minute: part.from_minute }],
    ]) {
      expect((await put({ hours: faulty, days_off: [] })).errors).toEqual(wrong);
    }
    expect((await put({ hours, days_off: ['2026-12-01'] })).errors).toEqual({
      days_off: ['A day off can be from today on.'],
    });
    const manager = await logInAs(testApp.app, 'manager');
    const friday = { weekday: 5, from_minute: 600, to_minute: 660 };
    const later = { weekday: 5, from_minute: 660, to_minute: 720 };
    const today = kuwaitToday(testApp.context.clock());
    await manager.get('PUT', `dietitians/${YOUSEF}/schedule`, {
      hours: [later, ...hours.toReversed(), friday],
      days_off: [today],
    });
    let date = '2027-01-20';
    while (weekdayOf(date) !== 5) date = addDays(date, 1);
    expect((await customer.slots(YOUSEF, date)).slots.map(({ time }) => time)).toEqual([
      '10:00',
      '10:30',
      '11:00',
      '11:30',
    ]);
  });
});
