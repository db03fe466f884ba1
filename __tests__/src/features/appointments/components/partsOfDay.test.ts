import { partsOfDay } from '../../../../../src/features/appointments/components/partsOfDay.ts';
import { slot } from '../../../../support/factories/appointment.ts';

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
