import { loadMove, move } from '../../../../src/features/booking/moveSaga.ts';
import { readAppointment } from '../../../../src/api/appointments.ts';
import {
  appointmentLoaded,
  appointmentRetryPressed,
} from '../../../../src/features/appointments/appointmentsSlice.ts';
import { moveSubmitted } from '../../../../src/features/booking/bookingSlice.ts';
import { locationChanged } from '../../../../src/routing/routerSlice.ts';
import { callFailures } from '../../../support/callFailures.ts';
import {
  appointmentForm,
  appointmentSlots,
  paidBooking,
} from '../../../support/factories/appointment.ts';
import { refuse } from '../../../support/replies.ts';
import { runSaga } from '../../../support/runSaga.ts';

const path = '/appointments/7/move';
const at = (search: string, pathname = path) =>
  locationChanged({ location: { pathname, search, hash: '', key: 'k' }, action: 'PUSH' });
const slot = { date: '2027-01-19', time: '10:00' };
const open = {
  'GET appointment-bookings-form': appointmentForm(),
  'GET appointment-bookings-time-slots': appointmentSlots(),
};

describe('opening the page of a move', () => {
  const arrive = (search: string, overrides: Parameters<typeof paidBooking>[0] = {}) =>
    runSaga(loadMove, {
      args: [{ id: '7' }],
      after: [at(search)],
      during: [appointmentLoaded(readAppointment(paidBooking(overrides)))],
      path,
      api: open,
    });

  it('writes the unchanged dietitian to the address', async () => {
    const { history } = await arrive('');
    expect(history.location.pathname).toBe(path);
    expect(history.location.search).toContain('dietitian=1');
  });

  it('asks for the times of the day that the address names', async () => {
    const { api } = await arrive('?dietitian=1&date=2027-01-17');
    const [request] = api.callsTo('GET appointment-bookings-time-slots');
    expect(Object.fromEntries(request?.query ?? [])).toEqual({ user_id: '1', date: '2027-01-17' });
  });

  it('asks for no times once it is too late', async () => {
    const { api } = await arrive('?dietitian=1&date=2027-01-17', { movable: false });
    expect(api.callsTo('GET appointment-bookings-time-slots')).toEqual([]);
  });
});

describe('moving', () => {
  const submit = (api: NonNullable<Parameters<typeof runSaga>[1]>['api'], pathname = path) =>
    runSaga(move, {
      args: [moveSubmitted({ appointmentId: 7, ...slot })],
      after: [at('?dietitian=1&date=2027-01-19&time=10%3A00', pathname)],
      path: pathname,
      api: { ...open, ...api },
    });
  const moved = { booking: paidBooking({ ...slot, calendar_sequence: 1 }) };

  it('sends the new time, and shows the appointments with it', async () => {
    const { api, state, history } = await submit({ 'PUT move-booking/:id': moved });
    expect(api.callsTo('PUT move-booking/:id')[0]?.body).toEqual(slot);
    expect(state.appointments.entries[7]?.item).toMatchObject(slot);
    expect(state.booking.hold.status).toBe('idle');
    expect(history.location.pathname).toBe('/appointments');
  });

  it('does not move a customer who has left the page', async () => {
    const { history } = await submit({ 'PUT move-booking/:id': moved }, '/about-us');
    expect(history.location.pathname).toBe('/about-us');
  });

  it('asks for the times again when the time was taken meanwhile', async () => {
    const { api, state } = await submit({
      'PUT move-booking/:id': refuse({ code: 409, error: 'slot_taken', message: 'Taken.' }),
    });
    expect(state.booking.slotLost).not.toBeNull();
    expect(state.booking.hold.status).toBe('idle');
    expect(api.callsTo('GET appointment-bookings-time-slots')).toHaveLength(1);
  });

  it('reads the appointment again when it is too late', async () => {
    const { actions } = await submit({
      'PUT move-booking/:id': refuse({ code: 409, error: 'booking_not_movable' }),
    });
    expect(actions).toContainEqual(appointmentRetryPressed({ id: 7 }));
  });

  it.each(callFailures)('says so after %s', async (_name, reply, kind) => {
    const { state, history } = await submit({
      'PUT move-booking/:id': reply(),
    });
    expect(state.booking.hold).toMatchObject({ status: 'failed', failure: { kind } });
    expect(history.location.pathname).toBe(path);
  });
});
