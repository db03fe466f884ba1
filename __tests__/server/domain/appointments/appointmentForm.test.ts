import { daysWithoutTime } from '../../../../server/domain/appointments/appointmentForm.ts';
import { bookingWindow } from '../../../../server/domain/appointments/slots.ts';

// Tuesday the 12th of January 2027, 10:00 in Kuwait.
const now = new Date('2027-01-12T07:00:00Z');
const hours = [{ dietitian_id: 1, weekday: 2, from_minute: 11 * 60, to_minute: 13 * 60 }];
const slots = (date: string, ...times: string[]) =>
  times.map((time) => ({ dietitian_id: 1, date, time }));

it('names the working days on which every time is sold', () => {
  const taken = slots('2027-01-19', '11:00', '11:30', '12:00', '12:30');
  expect(daysWithoutTime({ hours, taken, daysOff: [], now })(1)).toEqual(['2027-01-19']);
});

it('counts past and too early times as taken', () => {
  const taken = slots('2027-01-12', '12:00', '12:30');
  expect(daysWithoutTime({ hours, taken, daysOff: [], now })(1)).toEqual(['2027-01-12']);
});

it('names the last day that can be booked too', () => {
  const { last } = bookingWindow(now);
  const weekday = new Date(`${last}T00:00:00Z`).getUTCDay();
  const lastHours = [{ dietitian_id: 1, weekday, from_minute: 11 * 60, to_minute: 12 * 60 }];
  const taken = slots(last, '11:00', '11:30');
  expect(daysWithoutTime({ hours: lastHours, taken, daysOff: [], now })(1)).toEqual([last]);
});

it('leaves the hours of another dietitian out of account', () => {
  const taken = slots('2027-01-19', '11:00', '11:30', '12:00', '12:30');
  const later = { dietitian_id: 2, weekday: 2, from_minute: 15 * 60, to_minute: 16 * 60 };
  expect(daysWithoutTime({ hours: [...hours, later], taken, daysOff: [], now })(1)).toEqual([
    '2027-01-19',
  ]);
});

it.each([
  ['a day with one time left', 1, slots('2027-01-19', '11:00', '11:30', '12:30')],
  [
    'a day that another dietitian has sold',
    1,
    slots('2027-01-19', '11:00', '11:30', '12:00', '12:30').map((slot) => ({
      ...slot,
      dietitian_id: 2,
    })),
  ],
  ['days off', 2, []],
])('leaves out %s', (_name, dietitianId, taken) => {
  expect(daysWithoutTime({ hours, taken, daysOff: [], now })(dietitianId)).toEqual([]);
});
