import { readAppointment } from '../../../../src/api/appointments.ts';
import {
  cancel,
  loadAppointment,
  loadAppointments,
  saveCalendarFile,
} from '../../../../src/features/appointments/appointmentsSaga.ts';
import { selectAppointmentList } from '../../../../src/features/appointments/appointmentsSelectors.ts';
import {
  appointmentCancelConfirmed,
  appointmentCancelPressed,
  appointmentListLoaded,
  appointmentLoaded,
  calendarFilePressed,
} from '../../../../src/features/appointments/appointmentsSlice.ts';
import { callFailures } from '../../../support/callFailures.ts';
import { booking, paidBooking } from '../../../support/factories/appointment.ts';
import { runSaga } from '../../../support/runSaga.ts';
import { stateAfter } from '../../../support/stateAfter.ts';

const cancelled = paidBooking({
  booking_status: 'cancelled',
  cancelled_by: 'customer',
  rejected_reason: 'Travelling',
});

it('loads the appointments, with what is over as history', async () => {
  const { state } = await runSaga(loadAppointments, {
    api: {
      'GET customer-booking': {
        bookings: [paidBooking({ date: '2999-01-17' }), paidBooking({ id: 6, date: '2020-01-17' })],
      },
    },
  });
  const { status, upcoming, history } = selectAppointmentList(state);
  expect(status).toBe('ready');
  expect(upcoming.map(({ id }) => id)).toEqual([7]);
  expect(history.map(({ id }) => id)).toEqual([6]);
});

it('tells by Kuwait’s clock what is over: at 10:30 there the half hour has ended', () => {
  const listAt = (now: string) =>
    selectAppointmentList(
      stateAfter(appointmentListLoaded({ appointments: [readAppointment(paidBooking())], now })),
    );
  expect(listAt('2027-01-17T07:29:59.000Z').upcoming).toHaveLength(1);
  expect(listAt('2027-01-17T07:30:00.000Z').history).toHaveLength(1);
});

it.each(['rejected', 'cancelled', 'failed'] as const)('counts a %s one as history', (status) => {
  const appointments = [readAppointment(paidBooking({ booking_status: status }))];
  const { upcoming, history } = selectAppointmentList(
    stateAfter(appointmentListLoaded({ appointments, now: '2027-01-12T06:00:00.000Z' })),
  );
  expect([upcoming.length, history.length]).toEqual([0, 1]);
});

it.each(callFailures)('says so when the list brings %s', async (_name, reply, kind) => {
  const { state } = await runSaga(loadAppointments, { api: { 'GET customer-booking': reply() } });
  expect(state.appointments.list).toMatchObject({ status: 'failed', failure: { kind } });
});

it.each(callFailures)('says so when one brings %s', async (_name, reply, kind) => {
  const { state } = await runSaga(loadAppointment, {
    args: [7],
    api: { 'GET appointment-booking/:id': reply() },
  });
  expect(state.appointments.entries[7]).toMatchObject({ status: 'failed', failure: { kind } });
});

describe('cancelling', () => {
  const run = (answer: NonNullable<Parameters<typeof runSaga>[1]>['api']) =>
    runSaga(cancel, {
      args: [appointmentCancelConfirmed({ appointmentId: 7, reason: 'Travelling' })],
      after: [
        appointmentLoaded({ appointment: readAppointment(paidBooking()) }),
        appointmentCancelPressed({ appointmentId: 7 }),
      ],
      api: answer ?? {},
    });

  it('sends the reason, shows it and says that it is done', async () => {
    const { api, state, actions } = await run({
      'PUT cancel-booking/:id': { booking: cancelled },
    });
    expect(api.callsTo('PUT cancel-booking/:id')[0]).toMatchObject({
      id: 7,
      body: { status: 'cancelled', rejected_reason: 'Travelling' },
    });
    expect(state.appointments.entries[7]?.appointment?.rejected_reason).toBe('Travelling');
    expect(state.appointments.cancel.appointmentId).toBeNull();
    expect(actions.map(({ type }) => type)).toContain('notifications/shown');
  });

  it.each(callFailures)('keeps asking after %s', async (_name, reply, kind) => {
    const { state } = await run({ 'PUT cancel-booking/:id': reply() });
    expect(state.appointments.cancel).toMatchObject({
      appointmentId: 7,
      status: 'failed',
      failure: { kind },
    });
    expect(state.appointments.entries[7]?.appointment?.booking_status).toBe('received');
  });
});

it.each([
  ['received', 'TENTATIVE'],
  ['accepted', 'CONFIRMED'],
] as const)('writes a %s appointment into a calendar file', async (booking_status, status) => {
  const { browser } = await runSaga(saveCalendarFile, {
    args: [
      calendarFilePressed({
        appointmentId: 7,
        texts: {
          summary: 'موعد مع د. نورة السبتي',
          description: 'AP-7',
          location: 'Salmiya, Block 7',
          organizer: { name: 'Mizan', email: 'hello@mizan.example' },
        },
      }),
    ],
    after: [appointmentLoaded({ appointment: readAppointment(paidBooking({ booking_status })) })],
  });
  const [file] = browser.files;
  expect(file).toMatchObject({ name: 'AP-7.ics', type: 'text/calendar;charset=utf-8' });
  expect(file?.text.split('\r\n')).toEqual(
    expect.arrayContaining([
      'UID:appointment-7@mizan.example',
      'DTSTART:20270117T070000Z',
      'DTEND:20270117T073000Z',
      `STATUS:${status}`,
      'SUMMARY:موعد مع د. نورة السبتي',
      'LOCATION:Salmiya\\, Block 7',
    ]),
  );
});

it('has no file of an appointment that is not known', async () => {
  const texts = { summary: '', description: '', location: '', organizer: { name: '', email: '' } };
  const { browser } = await runSaga(saveCalendarFile, {
    args: [calendarFilePressed({ appointmentId: booking().id, texts })],
  });
  expect(browser.files).toEqual([]);
});
