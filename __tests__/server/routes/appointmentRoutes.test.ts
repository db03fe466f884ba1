import { startOfAppointment } from '../../../src/contract/appointments.ts';
import type { AppointmentForm } from '../../../src/contract/wire/appointment.ts';
import {
  freshSlot,
  newAppointmentCustomer,
  NOURA,
  bookingInput,
  YOUSEF,
  type AppointmentCustomer,
} from '../../support/appointments.ts';
import { acceptAppointment } from '../../../server/domain/appointments/decideAppointment.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../support/paymentTestApp.ts';
import { TEST_NOW } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

const MINUTE = 60_000;

describeOnDatabases('appointments', (kind) => {
  let testApp: PaymentTestApp;
  let customer: AppointmentCustomer;

  beforeAll(async () => {
    testApp = await startPaymentTestApp(kind);
  });
  beforeEach(async () => {
    customer = await newAppointmentCustomer(testApp);
  });
  afterEach(() => testApp.setNow(TEST_NOW));
  afterAll(() => testApp.stop());

  const later = (minutes: number) =>
    testApp.setNow(new Date(TEST_NOW.getTime() + minutes * MINUTE));
  const refused = (payload: object) =>
    customer.call<{ error: string; errors?: Record<string, string[]> }>(
      'POST',
      'appointment-booking',
      payload,
    );

  it.each([
    ['GET', 'appointment-bookings-form'],
    ['GET', 'appointment-bookings-time-slots?user_id=1&date=2027-01-14'],
    ['POST', 'appointment-booking'],
    ['PUT', 'appointment-booking'],
    ['GET', 'appointment-booking/20001'],
    ['GET', 'customer-booking'],
    ['PUT', 'cancel-booking/20001'],
    ['PUT', 'move-booking/20001'],
  ] as const)('%s %s needs a session', async (method, path) => {
    const answer = await testApp.app.inject({ method, url: `/api/${path}` });
    expect(answer.statusCode).toBe(401);
  });

  describe('the form', () => {
    it('offers the dietitians with fee and working days, and the contact details of the profile', async () => {
      const form = await customer.ok<AppointmentForm>('GET', 'appointment-bookings-form');
      expect(form.dietitians.map(({ id, fee, weekdays }) => [id, fee, weekdays])).toEqual([
        [1, '15.000', [0, 2, 4, 6]],
        [2, '12.500', [0, 1, 2, 3, 4]],
        [3, '10.000', [1, 3, 6]],
      ]);
      expect(form.dietitians[0]).toMatchObject({
        name_ar: 'د. نورة السبتي',
        image: '/images/dietitians/dr-noura-al-sabti.svg',
      });
      expect(form).toMatchObject({
        phone: '+96550012345',
        email: expect.stringMatching(/^customer\d+@example\.com$/) as string,
        first_date: '2027-01-12',
        last_date: '2027-03-13',
      });
      expect(form.closed_days.map(({ date }) => date)).toEqual([
        '2027-02-25',
        '2027-02-26',
        '2027-03-09',
        '2027-03-10',
        '2027-03-11',
      ]);
    });
  });

  describe('the time slots', () => {
    it('are the half hours of the working day', async () => {
      const { slots, closed_reason } = await customer.slots(NOURA, '2027-01-16');
      expect(closed_reason).toBeNull();
      expect(slots.map(({ time }) => time)).toEqual([
        '10:00',
        '10:30',
        '11:00',
        '11:30',
        '12:00',
        '12:30',
      ]);
      expect(slots.every(({ available }) => available)).toBe(true);
    });

    it('of today end two hours before now, to the minute', async () => {
      const free = async () =>
        (await customer.slots(NOURA, '2027-01-12')).slots.filter(({ available }) => available);
      expect((await free())[0]?.time).toBe('12:00');
      later(1);
      expect((await free())[0]?.time).toBe('12:30');
      const { slots } = await customer.slots(NOURA, '2027-01-12');
      expect(slots[0]).toEqual({
        time: '09:00',
        available: false,
        reason: 'past',
        booking_id: null,
      });
    });

    it.each([
      ['a day off', '2027-01-15', 'day_off'],
      ['a closed day', '2027-02-25', 'closed_day'],
      ['yesterday', '2027-01-11', 'out_of_range'],
      ['a day too far', '2027-03-14', 'out_of_range'],
    ])('are none on %s', async (_name, date, reason) => {
      expect(await customer.slots(NOURA, date)).toMatchObject({ slots: [], closed_reason: reason });
    });

    it('begin a new day at midnight in Kuwait, not in London', async () => {
      testApp.setNow(new Date('2027-01-13T20:59:00Z'));
      expect((await customer.slots(NOURA, '2027-01-13')).closed_reason).toBe('day_off');
      expect((await customer.slots(NOURA, '2027-03-15')).closed_reason).toBe('out_of_range');
      testApp.setNow(new Date('2027-01-13T21:00:00Z'));
      expect((await customer.slots(NOURA, '2027-01-13')).closed_reason).toBe('out_of_range');
      expect((await customer.slots(YOUSEF, '2027-03-15')).closed_reason).toBeNull();
    });

    it('say which are held, taken, and the customer’s own', async () => {
      const other = await newAppointmentCustomer(testApp);
      const [mine, held, taken] = [freshSlot(), freshSlot(), freshSlot()];
      const { id } = await customer.book(mine);
      await other.book(held);
      await other.bookAndPay(taken);
      const slotAt = async (slot: typeof mine) =>
        (await customer.slots(slot.user_id, slot.date)).slots.find(
          ({ time }) => time === slot.time,
        );
      expect(await slotAt(mine)).toMatchObject({ available: true, booking_id: id });
      expect(await slotAt(held)).toMatchObject({
        available: false,
        reason: 'held',
        booking_id: null,
      });
      expect(await slotAt(taken)).toMatchObject({ available: false, reason: 'taken' });
    });

    it('say at which times the customer is with another dietitian', async () => {
      await customer.book({ user_id: 3, date: '2027-01-18', time: '15:30' });
      const { slots } = await customer.slots(YOUSEF, '2027-01-18');
      expect(slots.find(({ time }) => time === '15:30')).toMatchObject({
        available: false,
        reason: 'overlap',
      });
    });

    it('are free again for others once a hold has run out, before any job has ended it', async () => {
      const [held, sold] = [freshSlot(), freshSlot()];
      const other = await newAppointmentCustomer(testApp);
      await other.book(held);
      await other.bookAndPay(sold);
      const reasonOf = async ({ user_id, date, time }: typeof held) =>
        (await customer.slots(user_id, date)).slots.find((slot) => slot.time === time)?.reason;
      later(9);
      expect(await reasonOf(held)).toBe('held');
      later(10);
      expect(await reasonOf(held)).toBeNull();
      expect(await reasonOf(sold)).toBe('taken');
    });

    it.each([
      ['user_id=99&date=2027-01-14', 'user_id', 'Please choose a dietitian.'],
      ['user_id=1&date=tomorrow', 'date', expect.any(String)],
      ['user_id=1', 'date', expect.any(String)],
    ])('%s is refused at its field', async (query, field, message) => {
      const path = `appointment-bookings-time-slots?${query}`;
      const answer = await customer.call<{ errors: object }>('GET', path);
      expect(answer.code).toBe(422);
      expect(answer.response.errors).toEqual({ [field]: [message] });
    });
  });

  describe('booking', () => {
    it('holds the slot for ten minutes, at the dietitian’s fee', async () => {
      const slot = freshSlot();
      expect(
        await customer.book({ ...slot, comments: '  Diabetes\u0000 since 2020 ' }),
      ).toMatchObject({
        ...slot,
        booking_number: expect.stringMatching(/^AP-2\d{4}$/) as string,
        dietitian: { name_en: 'Yousef Al-Mutawa' },
        comments: 'Diabetes since 2020',
        fee: '12.500',
        booking_status: 'pending',
        payment_status: 'not_paid',
        payable: true,
        held_until: '2027-01-12T07:10:00.000Z',
        held_for_seconds: 600,
        cancellable: true,
        phone: '+96550012345',
      });
    });

    it('takes another phone and e-mail than the profile’s', async () => {
      const booking = await customer.book({ phone: '٦٠٠١٢٣٤٥', email: ' Noura@Work.example ' });
      expect(booking).toMatchObject({ phone: '+96560012345', email: 'noura@work.example' });
    });

    it('sent again for the same slot answers the same booking', async () => {
      const slot = freshSlot();
      const { id } = await customer.book(slot);
      const again = await customer.book({ ...slot, comments: 'I forgot: no fish.' });
      expect(again).toMatchObject({ id, comments: 'I forgot: no fish.' });
      const both = await Promise.all([customer.book(slot), customer.book(slot)]);
      expect(both.map((one) => one.id)).toEqual([id, id]);
    });

    it.each<[string, Parameters<typeof bookingInput>[0], string]>([
      ['no comments', { comments: ' ' }, 'comments'],
      ['comments that are too long', { comments: 'x'.repeat(501) }, 'comments'],
      ['an invalid phone', { phone: '12' }, 'phone'],
      ['an invalid e-mail', { email: 'nobody' }, 'email'],
      ['an unknown dietitian', { user_id: 99 }, 'user_id'],
      ['yesterday', { date: '2027-01-11' }, 'date'],
      ['a day too far', { date: '2027-03-14' }, 'date'],
      ['a day that does not exist', { date: '2027-02-30' }, 'date'],
      ['a closed day', { date: '2027-02-25' }, 'date'],
      ['a day off', { date: '2027-01-15' }, 'date'],
      ['a time outside working hours', { time: '20:00' }, 'time'],
      ['a time between two slots', { time: '15:15' }, 'time'],
      ['no time of day', { time: '25:00' }, 'time'],
      [
        'a slot within the next two hours',
        { user_id: 1, date: '2027-01-12', time: '11:30' },
        'time',
      ],
    ])('refuses %s', async (_name, overrides, field) => {
      const answer = await refused(bookingInput(overrides));
      expect(answer.code).toBe(422);
      expect(Object.keys(answer.response.errors ?? {})).toEqual([field]);
    });

    it.each<[string, string, object, Record<string, string[]>]>([
      ['no dietitian', 'user_id', {}, { user_id: ['Please choose a dietitian.'] }],
      ['no comments', 'comments', {}, { comments: ['Please add comments.'] }],
      ['empty comments', '', { comments: ' ' }, { comments: ['Please add comments.'] }],
      ['no time', 'time', {}, { time: ['The appointment time is required.'] }],
      [
        'a date too far',
        '',
        { date: '2027-03-14' },
        {
          date: [
            'Please choose a date between Tuesday, 12\u00a0January 2027 and Saturday, 13\u00a0March 2027.',
          ],
        },
      ],
    ])('explains in the form’s language that there is %s', async (...[, left, empty, errors]) => {
      const sent = Object.entries({ ...bookingInput(), ...empty }).filter(
        ([field]) => field !== left,
      );
      const { response } = await refused(Object.fromEntries(sent));
      expect(response.errors).toEqual(errors);
    });

    it('refuses in the customer’s language', async () => {
      customer.locale = 'ar';
      const answer = await customer.refusal(
        'POST',
        'appointment-booking',
        bookingInput({ date: '2027-02-25' }),
      );
      expect(answer.message).toBe(
        'نحن في عطلة يوم الخميس، 25\u00a0فبراير 2027. يرجى اختيار تاريخ آخر.',
      );
    });

    it('gives a slot to one customer', async () => {
      const slot = freshSlot();
      await customer.book(slot);
      const other = await newAppointmentCustomer(testApp);
      const answer = await other.refusal('POST', 'appointment-booking', bookingInput(slot));
      expect(answer).toMatchObject({ code: 409, error: 'slot_taken' });
      expect(answer.message).toBe(
        'Somebody else has just chosen this time. Please choose another one.',
      );
    });

    it('does not put a customer in two places', async () => {
      await customer.book({ user_id: 3, date: '2027-01-20', time: '16:00' });
      const answer = await refused(
        bookingInput({ user_id: YOUSEF, date: '2027-01-20', time: '16:00' }),
      );
      expect(answer).toMatchObject({ code: 409, response: { error: 'appointment_overlap' } });
    });

    it('holds three slots for a customer at most, also with concurrent requests', async () => {
      const inputs = Array.from({ length: 6 }, () => bookingInput());
      const answers = await Promise.all(inputs.map((one) => refused(one)));
      expect(answers.map(({ code }) => code).sort()).toEqual([200, 200, 200, 429, 429, 429]);
      expect(answers.find(({ code }) => code === 429)?.response.error).toBe('too_many_holds');
    });

    it('gives a slot whose hold is over to the next customer', async () => {
      const slot = freshSlot();
      const { id } = await customer.book(slot);
      const other = await newAppointmentCustomer(testApp);
      later(10);
      expect((await other.book(slot)).booking_status).toBe('pending');
      expect(await customer.view(id)).toMatchObject({
        booking_status: 'failed',
        payable: false,
        held_until: null,
        held_for_seconds: 0,
        refund_due: false,
        message: null,
      });
      expect((await customer.list()).map((one) => one.id)).not.toContain(id);
    });

    it('is limited for each customer', async () => {
      const slot = freshSlot();
      for (let count = 0; count < 30; count += 1) await customer.book(slot);
      expect((await refused(bookingInput(slot))).code).toBe(429);
    });
  });

  describe('changing an unpaid booking', () => {
    it('moves the hold and frees the slot before', async () => {
      const [before, after] = [freshSlot(), freshSlot()];
      const { id } = await customer.book(before);
      later(5);
      expect(await customer.change({ booking_id: id, ...after })).toMatchObject({
        id,
        ...after,
        held_until: '2027-01-12T07:15:00.000Z',
      });
      const other = await newAppointmentCustomer(testApp);
      expect((await other.book(before)).booking_status).toBe('pending');
    });

    it('takes the fee of the other dietitian', async () => {
      const { id } = await customer.book();
      const change = { booking_id: id, user_id: NOURA, date: '2027-01-19', time: '09:30' };
      expect((await customer.change(change)).fee).toBe('15.000');
    });

    it('changes comments alone without holding longer', async () => {
      const { id, held_until } = await customer.book();
      later(5);
      const changed = await customer.change({ booking_id: id, comments: 'Vegetarian' });
      expect(changed).toMatchObject({ comments: 'Vegetarian', held_until });
    });

    it('holds for half an hour at most, however often it moves', async () => {
      const { id } = await customer.book();
      for (const minutes of [9, 18, 27]) {
        later(minutes);
        await customer.change({ booking_id: id, ...freshSlot() });
      }
      expect((await customer.view(id)).held_until).toBe('2027-01-12T07:30:00.000Z');
      later(30);
      const change = { booking_id: id, comments: 'Still here' };
      expect(await customer.refusal('PUT', 'appointment-booking', change)).toMatchObject({
        code: 409,
        error: 'booking_expired',
      });
    });

    it('leaves everything as it is when the other slot is taken', async () => {
      const [mine, taken] = [freshSlot(), freshSlot()];
      const { id } = await customer.book(mine);
      await (await newAppointmentCustomer(testApp)).book(taken);
      const change = { booking_id: id, ...taken };
      expect(await customer.refusal('PUT', 'appointment-booking', change)).toMatchObject({
        error: 'slot_taken',
      });
      expect(await customer.view(id)).toMatchObject({ ...mine, booking_status: 'pending' });
    });

    it('refuses a slot that is not offered', async () => {
      const { id } = await customer.book();
      const change = { booking_id: id, time: '03:00' };
      expect(await customer.refusal('PUT', 'appointment-booking', change)).toMatchObject({
        code: 422,
      });
    });

    it('is not possible once it is paid', async () => {
      const { id } = await customer.bookAndPay();
      const change = { booking_id: id, ...freshSlot() };
      expect(await customer.refusal('PUT', 'appointment-booking', change)).toMatchObject({
        code: 409,
        error: 'booking_paid',
      });
    });
  });

  describe('another customer’s booking', () => {
    it('does not exist', async () => {
      const { id } = await (await newAppointmentCustomer(testApp)).book();
      const cancellation = { status: 'cancelled', rejected_reason: 'Mine now' };
      const codes = [
        await customer.refusal('GET', `appointment-booking/${id}`),
        await customer.refusal('PUT', 'appointment-booking', { booking_id: id, comments: 'x' }),
        await customer.refusal('PUT', `cancel-booking/${id}`, cancellation),
        await customer.refusal('POST', 'payments/checkout', { booking_id: id }),
        await customer.refusal('PUT', 'appointment-booking', {
          booking_id: id,
          order_reference_number: `APT-${id}-1-00000000`,
        }),
      ].map(({ code }) => code);
      expect(codes).toEqual([404, 404, 404, 404, 404]);
      expect(await customer.list()).toEqual([]);
    });
  });

  describe('moving a paid booking', () => {
    const freshTime = () => {
      const { date, time } = freshSlot();
      return { date, time };
    };
    const refusal = (id: number, slot: object) =>
      customer.refusal('PUT', `move-booking/${id}`, slot);
    const hoursBefore = (paid: { date: string; time: string }, hours: number) =>
      new Date(startOfAppointment(paid).getTime() - hours * 60 * MINUTE);

    it('takes the other time, frees the first, and costs nothing', async () => {
      const paid = await customer.bookAndPay();
      const { user_id, date, time } = paid;
      expect(paid.movable).toBe(true);
      const to = freshTime();
      expect(await customer.move(paid.id, to)).toEqual({ ...paid, ...to, calendar_sequence: 1 });
      const other = await newAppointmentCustomer(testApp);
      expect(await other.book({ user_id, date, time })).toMatchObject({ date, time });
    });

    it('has to be confirmed again', async () => {
      const { id } = await customer.bookAndPay();
      await acceptAppointment(testApp.context, null, id);
      expect((await customer.view(id)).booking_status).toBe('accepted');
      expect((await customer.move(id, freshTime())).booking_status).toBe('received');
    });

    it('sent again changes nothing, not even when it is too late for another', async () => {
      const { id } = await customer.bookAndPay();
      const to = freshTime();
      const moved = await customer.move(id, to);
      expect(await customer.move(id, to)).toEqual(moved);
      testApp.setNow(hoursBefore(to, 1));
      expect(await customer.move(id, to)).toMatchObject({ ...to, calendar_sequence: 1 });
    });

    it('is possible until 24 hours before', async () => {
      const paid = await customer.bookAndPay();
      const to = freshTime();
      testApp.setNow(new Date(hoursBefore(paid, 24).getTime() + 1));
      expect((await customer.view(paid.id)).movable).toBe(false);
      expect(await refusal(paid.id, to)).toMatchObject({
        code: 409,
        error: 'booking_not_movable',
        message: 'A paid appointment can be moved up to 24 hours before it starts.',
      });
      testApp.setNow(hoursBefore(paid, 24));
      expect(await customer.move(paid.id, to)).toMatchObject(to);
    });

    it('refuses a time that another customer takes at the same moment', async () => {
      const rival = await newAppointmentCustomer(testApp);
      const [mine, theirs] = [await customer.bookAndPay(), await rival.bookAndPay()];
      const taken = { date: theirs.date, time: theirs.time };
      expect(await refusal(mine.id, taken)).toMatchObject({ code: 409, error: 'slot_taken' });
      const to = freshTime();
      const answers = await Promise.all([
        customer.call('PUT', `move-booking/${mine.id}`, to),
        rival.call('PUT', `move-booking/${theirs.id}`, to),
      ]);
      expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
    });

    it.each([
      ['a day off', { date: '2027-01-15', time: '15:00' }, 'date'],
      ['a time that is not offered', { date: '2027-01-19', time: '07:00' }, 'time'],
      ['another dietitian', { date: '2027-01-19', time: '15:00', user_id: NOURA }, 'user_id'],
      ['no time', { date: '2027-01-19' }, 'time'],
    ])('refuses %s, with its field', async (_name, slot, field) => {
      const { id } = await customer.bookAndPay();
      const answer = await customer.call<{ errors: object }>('PUT', `move-booking/${id}`, slot);
      expect(answer.code).toBe(422);
      expect(Object.keys(answer.response.errors)).toEqual([field]);
    });

    it('is for one’s own, and only once it is paid', async () => {
      const { id } = await customer.book();
      const to = freshTime();
      expect(await refusal(id, to)).toMatchObject({ code: 409, error: 'booking_not_movable' });
      const stranger = await newAppointmentCustomer(testApp);
      expect(await stranger.refusal('PUT', `move-booking/${id}`, to)).toMatchObject({ code: 404 });
    });
  });

  describe('cancelling', () => {
    it('frees the slot, stores the reason, and refunds the fee a day before', async () => {
      const paid = await customer.bookAndPay({ user_id: NOURA, date: '2027-01-14', time: '10:00' });
      expect(paid).toMatchObject({ cancellable: true, refund_on_cancel: true });
      expect(await customer.cancel(paid.id, ' I am\ntravelling. ')).toMatchObject({
        booking_status: 'cancelled',
        payment_status: 'paid',
        rejected_reason: 'I am\ntravelling.',
        cancelled_by: 'customer',
        cancellable: false,
        refund_due: true,
        calendar_sequence: 1,
      });
      const other = await newAppointmentCustomer(testApp);
      await other.book({ user_id: NOURA, date: '2027-01-14', time: '10:00' });
      expect((await customer.list()).map(({ id }) => id)).toEqual([paid.id]);
    });

    it('keeps the fee when it is less than a day before', async () => {
      const paid = await customer.bookAndPay({ user_id: NOURA, date: '2027-01-12', time: '13:00' });
      expect(paid.refund_on_cancel).toBe(false);
      expect(await customer.cancel(paid.id)).toMatchObject({
        booking_status: 'cancelled',
        refund_due: false,
      });
    });

    it('sent again changes nothing', async () => {
      const { id } = await customer.bookAndPay();
      const first = await customer.cancel(id, 'Ill');
      expect(await customer.cancel(id, 'Something else')).toEqual(first);
    });

    it('is not possible once the appointment has begun', async () => {
      const { id } = await customer.bookAndPay({
        user_id: NOURA,
        date: '2027-01-12',
        time: '13:30',
      });
      testApp.setNow(new Date('2027-01-12T10:30:00Z'));
      expect(
        await customer.refusal('PUT', `cancel-booking/${id}`, {
          status: 'cancelled',
          rejected_reason: 'Late',
        }),
      ).toMatchObject({ code: 409, error: 'booking_not_cancellable' });
      expect((await customer.view(id)).cancellable).toBe(false);
    });

    it('lets a held slot go without a trace in the list', async () => {
      const slot = freshSlot();
      const { id } = await customer.book(slot);
      expect(await customer.cancel(id)).toMatchObject({
        booking_status: 'cancelled',
        refund_due: false,
      });
      await (await newAppointmentCustomer(testApp)).book(slot);
      expect(await customer.list()).toEqual([]);
      expect(await customer.refusal('POST', 'payments/checkout', { booking_id: id })).toMatchObject(
        { code: 409, error: 'booking_closed' },
      );
    });

    it.each([{ rejected_reason: ' ' }, {}])('asks for a reason, with %j', async (reason) => {
      const { id } = await customer.bookAndPay();
      const body = { status: 'cancelled', ...reason };
      expect(await customer.refusal('PUT', `cancel-booking/${id}`, body)).toMatchObject({
        code: 422,
        message: 'A cancellation reason is required.',
      });
    });

    it.each([
      ['no reason', { status: 'cancelled', rejected_reason: ' ' }, 'rejected_reason'],
      ['a missing reason', { status: 'cancelled' }, 'rejected_reason'],
      ['another status', { status: 'accepted', rejected_reason: 'x' }, 'status'],
    ])('refuses %s', async (_name, body, field) => {
      const { id } = await customer.bookAndPay();
      const answer = await customer.call<{ errors: object }>('PUT', `cancel-booking/${id}`, body);
      expect(answer.code).toBe(422);
      expect(Object.keys(answer.response.errors)).toEqual([field]);
    });
  });
});
