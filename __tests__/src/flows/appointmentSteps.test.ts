import { NOTHING_CHOSEN } from '../../../src/features/booking/choice.ts';
import { missingStep, stepAt } from '../../../src/flows/appointmentSteps.ts';

const choice = { dietitianId: 1, date: '2027-01-17', time: '10:00' };

it.each([
  ['nothing', NOTHING_CHOSEN, '', 'details'],
  ['no comments', choice, ' \n', 'details'],
  ['no dietitian', { ...choice, dietitianId: null }, 'Weight', 'details'],
  ['no date', { ...choice, date: null }, 'Weight', 'calendar'],
  ['no time', { ...choice, time: null }, 'Weight', 'calendar'],
  ['everything', choice, 'Weight', 'review'],
])('leads, after %s was chosen, to the first missing choice', (_name, given, comments, step) => {
  expect(missingStep(given, comments)).toEqual({ name: step });
});

it.each([
  ['/dietitian-appointment', { name: 'details' }],
  ['/dietitian-calendar', { name: 'calendar' }],
  ['/appointment-preview', { name: 'review' }],
  ['/booking-payment', { name: 'payment', appointmentId: null }],
  ['/booking-payment?booking=7', { name: 'payment', appointmentId: 7 }],
  ['/booking-payment?booking=x', { name: 'payment', appointmentId: null }],
  ['/booking-payment?booking=7&data=ab12', { name: 'returned', data: 'ab12' }],
  ['/appointments', { name: 'elsewhere' }],
  ['/payment?data=ab12', { name: 'elsewhere' }],
])('reads the step from %s', (address, step) => {
  const { pathname, search } = new URL(address, 'https://shop.example');
  expect(stepAt({ pathname, search, hash: '', key: 'k' })).toEqual(step);
});
