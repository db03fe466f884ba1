import type { AppointmentForm } from '../../../../src/api/appointments.ts';
import {
  choiceFromQuery,
  NOTHING_CHOSEN,
  nextDays,
  reasonAgainst,
  withQuery,
} from '../../../../src/features/appointments/choice.ts';
import { appointmentForm, dietitian } from '../../../support/factories/appointment.ts';

const noura = { ...dietitian({ full_days: ['2027-01-14'] }), fee: 15_000 };
const form: AppointmentForm = { ...appointmentForm(), dietitians: [noura] };
const chosen = { dietitianId: 1, date: '2027-01-17', time: '10:00' };

it('reads what an address names, in Arabic digits too', () => {
  expect(choiceFromQuery('?dietitian=٢&date=٢٠٢٧-٠١-١٧&time=10:00')).toEqual({
    ...chosen,
    dietitianId: 2,
  });
});

it.each(['', '?dietitian=x&date=2027-02-30&time=25:00', '?dietitian=-1&date=soon&time=9'])(
  'takes nothing out of "%s"',
  (search) => {
    expect(choiceFromQuery(search)).toEqual(NOTHING_CHOSEN);
  },
);

it.each([
  ['keeps what an older step does not name', { dietitianId: 1 }, chosen],
  ['forgets the time with its day', { date: '2027-01-19' }, { date: '2027-01-19', time: null }],
  ['forgets the time with its dietitian', { dietitianId: 2 }, { dietitianId: 2, time: null }],
  ['takes all that a link brings', { date: '2027-01-19', time: '11:00' }, { time: '11:00' }],
])('%s', (_name, query, expected) => {
  expect(withQuery(chosen, { ...NOTHING_CHOSEN, ...query })).toMatchObject(expected);
});

it.each([
  ['2027-01-11', 'out_of_range'],
  ['2027-03-14', 'out_of_range'],
  ['2027-02-25', 'closed_day'],
  ['2027-01-15', 'day_off'],
  ['2027-01-14', 'full'],
  ['2027-01-17', null],
])('has the reason against %s: %s', (date, reason) => {
  expect(reasonAgainst(form, noura, date)).toBe(reason);
});

it('names the next days with time', () => {
  expect(nextDays(form, noura, 3)).toEqual(['2027-01-12', '2027-01-16', '2027-01-17']);
});
