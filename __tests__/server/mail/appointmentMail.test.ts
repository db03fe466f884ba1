import {
  acceptAppointment,
  rejectAppointment,
} from '../../../server/domain/appointments/decideAppointment.ts';
import type { Mail } from '../../../server/mail/mailer.ts';
import {
  newAppointmentCustomer,
  NOURA,
  YOUSEF,
  type AppointmentCustomer,
} from '../../support/appointments.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../support/paymentTestApp.ts';
import { act } from '../../support/sandboxGateway.ts';
import { TEST_NOW } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

const MINUTE = 60_000;

describeOnDatabases('the mails about an appointment', (kind) => {
  let testApp: PaymentTestApp;
  let customer: AppointmentCustomer;
  let days = 0;

  beforeAll(async () => {
    testApp = await startPaymentTestApp(kind);
  });
  beforeEach(async () => {
    testApp.setNow(TEST_NOW);
    testApp.mails.length = 0;
    customer = await newAppointmentCustomer(testApp);
    days += 1;
  });
  afterAll(() => testApp.stop());

  /** A Sunday at 9 with Dr. Noura. */
  const slot = () => ({
    user_id: NOURA,
    date: ['2027-01-17', '2027-01-24', '2027-01-31', '2027-02-07'][days % 4] ?? '',
    time: ['09:00', '09:30', '10:00', '10:30'][Math.floor(days / 4)] ?? '',
  });
  const factsOf = (mail: Mail | undefined) => {
    const lines = (mail?.icalEvent?.content ?? '').replaceAll('\r\n ', '').split('\r\n');
    const fact = (name: string) => lines.find((line) => line.startsWith(`${name}:`));
    return ['METHOD', 'UID', 'SEQUENCE', 'STATUS'].map(fact);
  };

  test('received, confirmed, cancelled: one event in the calendar', async () => {
    const { id } = await customer.bookAndPay(slot());
    await testApp.runJobs();
    await acceptAppointment(testApp.context, null, id);
    await testApp.runJobs();
    await customer.cancel(id, 'I am travelling.');
    await testApp.runJobs();
    const uid = `UID:appointment-${id}@localhost`;
    expect(testApp.mails.map((mail) => [mail.subject, ...factsOf(mail)])).toEqual([
      [
        `We have received your appointment AP-${id}`,
        'METHOD:REQUEST',
        uid,
        'SEQUENCE:0',
        'STATUS:TENTATIVE',
      ],
      [
        `Your appointment AP-${id} is confirmed`,
        'METHOD:REQUEST',
        uid,
        'SEQUENCE:1',
        'STATUS:CONFIRMED',
      ],
      [
        `Your appointment AP-${id} is cancelled`,
        'METHOD:CANCEL',
        uid,
        'SEQUENCE:2',
        'STATUS:CANCELLED',
      ],
    ]);
    expect(testApp.mails.map(({ icalEvent }) => icalEvent?.method)).toEqual([
      'REQUEST',
      'REQUEST',
      'CANCEL',
    ]);
    expect(await customer.view(id)).toMatchObject({
      calendar_uid: `appointment-${id}@localhost`,
      calendar_sequence: 2,
    });
  });

  test('have the dietitian, time, place and fee, and go to the address of the booking', async () => {
    const { id } = await customer.bookAndPay({ ...slot(), email: 'noura@work.example' });
    await testApp.runJobs();
    const [mail, ...more] = testApp.mails;
    expect(more).toEqual([]);
    expect(mail?.to).toBe('noura@work.example');
    const text = mail?.text.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');
    expect(text).toContain(`payment of 15.000 KD for appointment AP-${id}`);
    expect(text).toContain('Dietitian: Dr. Noura Al-Sabti');
    expect(text).toMatch(/Date and time:\n {2}Sunday,? \d+ \w+ 2027\n {2}\d+:\d\d am\n/);
    expect(text).toContain('Place: Mizan, Salmiya, Block 7');
    expect(text).toContain('Status: Received; awaiting confirmation');
    expect(text).toContain('Our team still has to confirm it.');
    expect(text).toContain('Paid via: KNET');
    expect(text).toContain('refunded up to 24 hours before');
    expect(mail?.icalEvent).toMatchObject({ filename: `AP-${id}.ics` });
    const file = mail?.icalEvent?.content.replaceAll('\r\n ', '');
    expect(file).toMatch(/DTSTART:2027\d{4}T06\d{4}Z/);
    expect(file).toContain(
      `DESCRIPTION:Appointment AP-${id} at Mizan: Received\\; awaiting confirmation`,
    );
    expect(file).toContain('ORGANIZER;CN="Mizan":mailto:hello@mizan.example');
  });

  test('are in the language of the booking, right to left in Arabic', async () => {
    customer.locale = 'ar';
    const { id } = await customer.bookAndPay(slot());
    await testApp.runJobs();
    const [mail] = testApp.mails;
    expect(mail?.subject).toBe(`استلمنا طلب موعدك AP-${id}`);
    expect(mail?.html).toContain('<html lang="ar" dir="rtl" ');
    expect(mail?.text).toContain('أخصائي التغذية: د. نورة السبتي');
    const content = mail?.icalEvent?.content.replaceAll('\r\n ', '');
    expect(content).toContain('SUMMARY:موعد مع د. نورة السبتي');
    expect(content).toContain('LOCATION:ميزان، السالمية');
  });

  test('explain why the kitchen cancels, and that the fee is refunded', async () => {
    const { id } = await customer.bookAndPay(slot());
    await testApp.runJobs();
    await rejectAppointment(testApp.context, null, id, 'The dietitian is <b>ill</b>.');
    await testApp.runJobs();
    const mail = testApp.mails[1];
    expect(mail?.text).toContain('we have to cancel your appointment');
    expect(mail?.text).toContain('Cancellation reason: \u2068The dietitian is <b>ill</b>.');
    expect(mail?.text).toContain('We will refund \u206815.000\u00a0KD');
    expect(mail?.html).not.toContain('<b>ill');
    expect(factsOf(mail)).toContain('METHOD:CANCEL');
  });

  test('say that the fee is kept when the customer cancels on the day', async () => {
    const { id } = await customer.bookAndPay({ user_id: NOURA, date: '2027-01-12', time: '13:00' });
    await customer.cancel(id);
    await testApp.runJobs();
    expect(testApp.mails.at(-1)?.text).toContain('The fee is not refunded');
  });

  test('move the event of the calendar along, and are sent at once', async () => {
    const { id } = await customer.bookAndPay(slot());
    await testApp.runJobs();
    await customer.move(id, { date: '2027-03-07', time: slot().time });
    await testApp.runJobs();
    const mail = testApp.mails[1];
    expect(mail?.subject).toBe(`Your appointment AP-${id} has moved`);
    expect(factsOf(mail)).toEqual([
      'METHOD:REQUEST',
      `UID:appointment-${id}@localhost`,
      'SEQUENCE:1',
      'STATUS:TENTATIVE',
    ]);
    expect(mail?.icalEvent?.content).toMatch(/DTSTART:20270307T0[67]\d{4}Z/);
    expect(mail?.text).toMatch(/Sunday,? 7\u00a0March 2027/);
  });

  test('are sent at once when a customer cancels', async () => {
    const { id } = await customer.bookAndPay(slot());
    await testApp.runJobs();
    await customer.cancel(id);
    await testApp.payments.background.idle();
    expect(testApp.mails.map(({ subject }) => subject)).toContain(
      `Your appointment AP-${id} is cancelled`,
    );
  });
});

describeOnDatabases('a mail about an appointment', (kind) => {
  let testApp: PaymentTestApp;
  let customer: AppointmentCustomer;

  beforeAll(async () => {
    testApp = await startPaymentTestApp(kind);
  });
  beforeEach(async () => {
    testApp.setNow(TEST_NOW);
    testApp.mails.length = 0;
    customer = await newAppointmentCustomer(testApp);
  });
  afterAll(() => testApp.stop());

  const later = (minutes: number) =>
    testApp.setNow(new Date(TEST_NOW.getTime() + minutes * MINUTE));

  describe('an upcoming appointment', () => {
    const reminders = () => testApp.mails.filter(({ subject }) => subject.startsWith('Reminder'));
    const at = async (instant: string) => {
      testApp.setNow(new Date(instant));
      await testApp.runJobs();
    };
    /** Monday 1 and Tuesday 2 February, 15:00 to 20:00: `hour` is of Kuwait. */
    const monday = (hour: number) => ({ user_id: YOUSEF, date: '2027-02-01', time: `${hour}:00` });

    test('is sent once, a day before, and changes nothing in the calendar', async () => {
      const { id } = await customer.bookAndPay(monday(15));
      await testApp.runJobs();
      await at('2027-01-31T11:59:59Z');
      expect(reminders()).toEqual([]);
      await at('2027-01-31T12:00:00Z');
      await at('2027-01-31T12:10:00Z');
      expect(reminders()).toMatchObject([{ subject: `Reminder: your appointment AP-${id}` }]);
      expect(reminders()[0]).not.toHaveProperty('icalEvent');
      expect((await customer.view(id)).calendar_sequence).toBe(0);
    });

    test('goes by the new time of one that was moved', async () => {
      const { id } = await customer.bookAndPay(monday(16));
      await customer.move(id, { date: '2027-02-02', time: '16:00' });
      await testApp.runJobs();
      await at('2027-01-31T13:30:00Z');
      expect(reminders()).toEqual([]);
      await at('2027-02-01T13:30:00Z');
      expect(reminders()).toHaveLength(1);
    });

    test('is not sent for one that was cancelled, or chosen within the day', async () => {
      const { id } = await customer.bookAndPay(monday(17));
      await customer.cancel(id);
      testApp.setNow(new Date('2027-01-31T15:00:00Z'));
      await customer.bookAndPay(monday(17));
      await at('2027-02-01T08:00:00Z');
      expect(reminders()).toEqual([]);
    });

    test('is not sent once it has begun, when the mail server was away', async () => {
      await customer.bookAndPay(monday(18));
      await testApp.runJobs();
      const send = jest.spyOn(testApp.context.mailer, 'send').mockRejectedValue(new Error('down'));
      await at('2027-01-31T15:30:00Z');
      send.mockRestore();
      await at('2027-02-01T15:30:00Z');
      expect(reminders()).toEqual([]);
    });
  });

  test('is sent later when the mail server is down', async () => {
    const send = jest.spyOn(testApp.context.mailer, 'send').mockRejectedValue(new Error('down'));
    const { id } = await customer.bookAndPay();
    await testApp.runJobs();
    send.mockRestore();
    expect((await customer.view(id)).booking_status).toBe('received');
    later(4);
    await testApp.runJobs();
    expect(testApp.mails).toHaveLength(0);
    later(6);
    await testApp.runJobs();
    later(30);
    await testApp.runJobs();
    expect(testApp.mails).toHaveLength(1);
  });

  test('is replaced by a newer one that is due before it is sent', async () => {
    const send = jest.spyOn(testApp.context.mailer, 'send').mockRejectedValue(new Error('down'));
    const { id } = await customer.bookAndPay();
    await testApp.runJobs();
    await customer.cancel(id);
    await testApp.runJobs();
    send.mockRestore();
    later(6);
    await testApp.runJobs();
    expect(testApp.mails.map(({ subject }) => subject)).toEqual([
      `Your appointment AP-${id} is cancelled`,
    ]);
  });

  test('is not sent for a released hold', async () => {
    const { id } = await customer.book();
    await customer.cancel(id);
    await customer.book();
    later(11);
    await testApp.runJobs();
    expect(testApp.mails).toEqual([]);
  });

  test('explains a payment that came too late, without an event', async () => {
    const { id } = await customer.book();
    const { payment_url, order_reference_number } = await customer.startPayment({
      booking_id: id,
    });
    await customer.cancel(id);
    await act(testApp.sandbox, new URL(payment_url).searchParams.get('data') ?? '');
    await customer.change({ booking_id: id, order_reference_number, payment_status: true });
    await testApp.runJobs();
    const [mail] = testApp.mails;
    expect(mail?.subject).toBe('Your appointment could not be booked');
    expect(mail?.text).toContain('Any amount deducted will be refunded to you soon.');
    expect(mail?.icalEvent).toBeUndefined();
  });
});
