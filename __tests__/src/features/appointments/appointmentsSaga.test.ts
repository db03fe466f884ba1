import { createAction } from '@reduxjs/toolkit';
import { call } from 'typed-redux-saga';
import { readAppointment } from '../../../../src/api/appointments.ts';
import {
  cancel,
  countHold,
  loadAppointment,
  loadAppointments,
  saveCalendarFile,
} from '../../../../src/features/appointments/appointmentsSaga.ts';
import {
  appointmentListLoaded,
  appointmentCancelSubmitted,
  appointmentCancelPressed,
  appointmentLoaded,
  calendarFilePressed,
} from '../../../../src/features/appointments/appointmentsSlice.ts';
import { selectAppointmentList } from '../../../../src/features/appointments/appointmentListSelectors.ts';
import { callFailures } from '../../../support/callFailures.ts';
import { booking, paidBooking } from '../../../support/factories/appointment.ts';
import { runSaga } from '../../../support/runSaga.ts';
import { sagaStore } from '../../../support/sagaStore.ts';
import { stateAfter } from '../../../support/stateAfter.ts';

const cancelled = paidBooking({
  booking_status: 'cancelled',
  cancelled_by: 'customer',
  rejected_reason: 'Travelling',
});

it('loads the appointments, past ones as history', async () => {
  const { state } = await runSaga(loadAppointments, {
    api: {
      'GET customer-booking': {
        bookings: [paidBooking({ date: '2999-01-17' }), paidBooking({ id: 6, date: '2020-01-17' })],
      },
    },
  });
  const { status, upcoming, history } = selectAppointmentList(state);
  expect(status).toBe('loaded');
  expect(upcoming.map(({ id }) => id)).toEqual([7]);
  expect(history.map(({ id }) => id)).toEqual([6]);
});

it('decides by Kuwait’s clock what is over: at 10:30 there the half hour has ended', () => {
  const listAt = (now: string) =>
    selectAppointmentList(
      stateAfter(appointmentListLoaded({ items: [readAppointment(paidBooking())], readAt: now })),
    );
  expect(listAt('2027-01-17T07:29:59.000Z').upcoming).toHaveLength(1);
  expect(listAt('2027-01-17T07:30:00.000Z').history).toHaveLength(1);
});

it.each(['rejected', 'cancelled', 'failed'] as const)('counts a %s one as history', (status) => {
  const appointments = [readAppointment(paidBooking({ booking_status: status }))];
  const { upcoming, history } = selectAppointmentList(
    stateAfter(appointmentListLoaded({ items: appointments, readAt: '2027-01-12T06:00:00.000Z' })),
  );
  expect([upcoming.length, history.length]).toEqual([0, 1]);
});

it.each(callFailures)('shows the failure when the list brings %s', async (_name, reply, kind) => {
  const { state } = await runSaga(loadAppointments, { api: { 'GET customer-booking': reply() } });
  expect(state.appointmentList).toMatchObject({ status: 'failed', failure: { kind } });
});

it.each(callFailures)('shows the failure when one brings %s', async (_name, reply, kind) => {
  const { state } = await runSaga(loadAppointment, {
    args: [7],
    api: { 'GET appointment-booking/:id': reply() },
  });
  expect(state.appointments.entries[7]).toMatchObject({ status: 'failed', failure: { kind } });
});

describe('cancelling', () => {
  const run = (answer: NonNullable<Parameters<typeof runSaga>[1]>['api']) =>
    runSaga(cancel, {
      args: [appointmentCancelSubmitted({ appointmentId: 7, reason: 'Travelling' })],
      after: [
        appointmentLoaded(readAppointment(paidBooking())),
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
    expect(state.appointments.entries[7]?.item?.rejected_reason).toBe('Travelling');
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
    expect(state.appointments.entries[7]?.item?.status).toBe('received');
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
    after: [appointmentLoaded(readAppointment(paidBooking({ booking_status })))],
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

describe('countHold', () => {
  const ticked = createAction<number>('test/ticked');

  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  function count(seconds: number) {
    const shown: number[] = [];
    const { task } = sagaStore(function* watch() {
      yield* call(countHold, seconds, (left: number) => {
        shown.push(left);
        return ticked(left);
      });
    });
    return { shown, task };
  }

  it('shows minutes first, then seconds, and ends at zero', async () => {
    const { shown, task } = count(200);
    await jest.advanceTimersByTimeAsync(200_000);
    expect(shown.slice(0, 4)).toEqual([200, 180, 120, 60]);
    expect(shown.at(-1)).toBe(0);
    expect(task.isRunning()).toBe(false);
  });

  it('goes by the clock when a phone has slept', async () => {
    const { shown } = count(600);
    jest.setSystemTime(Date.now() + 590_000);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(shown).toEqual([600, 0]);
  });
});
