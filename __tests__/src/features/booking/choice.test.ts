import type { AppointmentForm } from '../../../../src/api/appointments.ts';
import {
  choiceFromQuery,
  isPartOf,
  NOTHING_CHOSEN,
  nextDays,
  partsOfDay,
  unavailableReason,
} from '../../../../src/features/booking/choice.ts';
import { appointmentForm, dietitian, slot } from '../../../support/factories/appointment.ts';

const noura = { ...dietitian({ full_days: ['2027-01-14'] }), fee: 15_000 };
const form: AppointmentForm = { ...appointmentForm(), dietitians: [noura] };
const chosen = { dietitianId: 1, date: '2027-01-17', time: '10:00' };

it('reads an address, in Arabic digits too', () => {
  expect(choiceFromQuery('?dietitian=٢&date=٢٠٢٧-٠١-١٧&time=10:00')).toEqual({
    ...chosen,
    dietitianId: 2,
  });
});

it.each(['', '?dietitian=x&date=2027-02-30&time=25:00', '?dietitian=-1&date=soon&time=9'])(
  'reads nothing from "%s"',
  (search) => {
    expect(choiceFromQuery(search)).toEqual(NOTHING_CHOSEN);
  },
);

it.each([
  ['an older address of the same choice', { dietitianId: 1 }, true],
  ['an address that names nothing', {}, true],
  ['the same choice', chosen, false],
  ['another day', { dietitianId: 1, date: '2027-01-19' }, false],
  ['another dietitian', { dietitianId: 2 }, false],
])('decides whether %s is part of the choice', (_name, part, expected) => {
  expect(isPartOf({ ...NOTHING_CHOSEN, ...part }, chosen)).toBe(expected);
});

it.each([
  ['2027-01-11', 'out_of_range'],
  ['2027-03-14', 'out_of_range'],
  ['2027-02-25', 'closed_day'],
  ['2027-01-15', 'day_off'],
  ['2027-01-14', 'full'],
  ['2027-01-17', null],
])('has the reason against %s: %s', (date, reason) => {
  expect(unavailableReason(form, noura, date)).toBe(reason);
});

it('lists the next days on which the dietitian has time', () => {
  expect(nextDays(form, noura, 3)).toEqual(['2027-01-12', '2027-01-16', '2027-01-17']);
});

it('puts each time under the part of the day in which it begins', () => {
  const slots = ['09:00', '11:30', '12:00', '16:30', '17:00'].map((time) => slot(time));
  expect(partsOfDay(slots).map(([part, some]) => [part, some.map(({ time }) => time)])).toEqual([
    ['morning', ['09:00', '11:30']],
    ['afternoon', ['12:00', '16:30']],
    ['evening', ['17:00']],
  ]);
});

it('leaves out the parts without times', () => {
  expect(partsOfDay([slot('18:00')]).map(([part]) => part)).toEqual(['evening']);
});
