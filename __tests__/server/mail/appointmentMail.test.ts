import {
  acceptAppointment,
  rejectAppointment,
} from '../../../server/domain/appointments/decideAppointment.ts';
import type { Mail } from '../../../server/mail/mailer.ts';
import { newBooker, NOURA, type Booker } from '../../support/appointments.ts';
import { startPaymentShop, type PaymentShop } from '../../support/paymentShop.ts';
import { act } from '../../support/sandboxGateway.ts';
import { TEST_NOW } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

const MINUTE = 60_000;

describeOnDatabases('the mails about an appointment', (kind) => {
  let shop: PaymentShop;
  let booker: Booker;
  let days = 0;

  beforeAll(async () => {
    shop = await startPaymentShop(kind);
  }, 60_000);
  beforeEach(async () => {
    shop.setNow(TEST_NOW);
    shop.mails.length = 0;
    booker = await newBooker(shop);
    days += 1;
  });
  afterAll(() => shop.stop());

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
    const { id } = await booker.bookAndPay(slot());
    await shop.runJobs();
    await acceptAppointment(shop.context, id);
    await shop.runJobs();
    await booker.cancel(id, 'I am travelling.');
    await shop.runJobs();
    const uid = `UID:appointment-${id}@localhost`;
    expect(shop.mails.map((mail) => [mail.subject, ...factsOf(mail)])).toEqual([
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
    expect(shop.mails.map(({ icalEvent }) => icalEvent?.method)).toEqual([
      'REQUEST',
      'REQUEST',
      'CANCEL',
    ]);
    expect(await booker.view(id)).toMatchObject({
      calendar_uid: `appointment-${id}@localhost`,
      calendar_sequence: 2,
    });
  });

  test('say who, when, where and what it cost, to the address of the booking', async () => {
    const { id } = await booker.bookAndPay({ ...slot(), email: 'noura@work.example' });
    await shop.runJobs();
    const [mail, ...more] = shop.mails;
    expect(more).toEqual([]);
    expect(mail?.to).toBe('noura@work.example');
    const text = mail?.text.replace(/[\u2066-\u2069]/g, '');
    expect(text).toContain(`payment of 15.000 KD for appointment AP-${id}`);
    expect(text).toContain('Dietitian: Dr. Noura Al-Sabti');
    expect(text).toMatch(/Date and time: Sunday,? \d+ \w+ 2027, /);
    expect(text).toContain('Place: Mizan, Salmiya, Block 7');
    expect(text).toContain('refunded up to 24 hours before');
    expect(mail?.icalEvent).toMatchObject({ filename: `AP-${id}.ics` });
    expect(mail?.icalEvent?.content).toMatch(/DTSTART:2027\d{4}T06\d{4}Z/);
  });

  test('are in the language of the booking, right to left in Arabic', async () => {
    booker.shopper.locale = 'ar';
    const { id } = await booker.bookAndPay(slot());
    await shop.runJobs();
    const [mail] = shop.mails;
    expect(mail?.subject).toBe(`استلمنا طلب موعدك AP-${id}`);
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail?.text).toContain('أخصائي التغذية: د. نورة السبتي');
    const content = mail?.icalEvent?.content.replaceAll('\r\n ', '');
    expect(content).toContain('SUMMARY:موعد مع د. نورة السبتي');
    expect(content).toContain('LOCATION:ميزان، السالمية');
  });

  test('tell why the kitchen cancels, and that the fee goes back', async () => {
    const { id } = await booker.bookAndPay(slot());
    await shop.runJobs();
    await rejectAppointment(shop.context, id, 'The dietitian is <b>ill</b>.');
    await shop.runJobs();
    const mail = shop.mails[1];
    expect(mail?.text).toContain('we have to cancel your appointment');
    expect(mail?.text).toContain('Reason: The dietitian is <b>ill</b>.');
    expect(mail?.text.replace(/[\u2066-\u2069]/g, '')).toContain('We will refund 15.000 KD');
    expect(mail?.html).not.toContain('<b>');
    expect(factsOf(mail)).toContain('METHOD:CANCEL');
  });

  test('say that the fee is kept when the customer cancels on the day', async () => {
    const { id } = await booker.bookAndPay({ user_id: NOURA, date: '2027-01-12', time: '13:00' });
    await booker.cancel(id);
    await shop.runJobs();
    expect(shop.mails.at(-1)?.text).toContain('The fee is not refunded');
  });

  test('go out at once when a customer cancels', async () => {
    const { id } = await booker.bookAndPay(slot());
    await shop.runJobs();
    await booker.cancel(id);
    await shop.app.close();
    expect(shop.mails.map(({ subject }) => subject)).toContain(
      `Your appointment AP-${id} is cancelled`,
    );
  });
});

describeOnDatabases('a mail about an appointment', (kind) => {
  let shop: PaymentShop;
  let booker: Booker;

  beforeAll(async () => {
    shop = await startPaymentShop(kind);
  }, 60_000);
  beforeEach(async () => {
    shop.setNow(TEST_NOW);
    shop.mails.length = 0;
    booker = await newBooker(shop);
  });
  afterAll(() => shop.stop());

  const later = (minutes: number) => shop.setNow(new Date(TEST_NOW.getTime() + minutes * MINUTE));

  test('is sent later when the mail server is down', async () => {
    const send = jest.spyOn(shop.context.mailer, 'send').mockRejectedValue(new Error('down'));
    const { id } = await booker.bookAndPay();
    await shop.runJobs();
    send.mockRestore();
    expect((await booker.view(id)).booking_status).toBe('received');
    later(4);
    await shop.runJobs();
    expect(shop.mails).toHaveLength(0);
    later(6);
    await shop.runJobs();
    later(30);
    await shop.runJobs();
    expect(shop.mails).toHaveLength(1);
  });

  test('gives way to a newer one that is due before it is out', async () => {
    const send = jest.spyOn(shop.context.mailer, 'send').mockRejectedValue(new Error('down'));
    const { id } = await booker.bookAndPay();
    await shop.runJobs();
    await booker.cancel(id);
    await shop.runJobs();
    send.mockRestore();
    later(6);
    await shop.runJobs();
    expect(shop.mails.map(({ subject }) => subject)).toEqual([
      `Your appointment AP-${id} is cancelled`,
    ]);
  });

  test('is not sent for a hold that was let go', async () => {
    const { id } = await booker.book();
    await booker.cancel(id);
    await booker.book();
    later(11);
    await shop.runJobs();
    expect(shop.mails).toEqual([]);
  });

  test('explains money that came too late, without an event', async () => {
    const { id } = await booker.book();
    const { payment_url, order_reference_number } = await booker.shopper.startPayment({
      booking_id: id,
    });
    await booker.cancel(id);
    await act(shop.sandbox, new URL(payment_url).searchParams.get('data') ?? '');
    await booker.change({ booking_id: id, order_reference_number, payment_status: true });
    await shop.runJobs();
    const [mail] = shop.mails;
    expect(mail?.subject).toBe('Your appointment could not be booked');
    expect(mail?.text).toContain('Any amount deducted will be refunded to you soon.');
    expect(mail?.icalEvent).toBeUndefined();
  });
});
