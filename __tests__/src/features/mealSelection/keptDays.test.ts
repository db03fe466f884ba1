import { readDays } from '../../../../src/features/mealSelection/keptDays.ts';

const day = { date: '2027-01-20', meals: [31, 32], snacks: [] };

it('reads the choices of a draft', () => {
  expect(readDays({ '2027-01-20': day })).toEqual({ '2027-01-20': day });
});

it('leaves out a day that is malformed', () => {
  const broken = { ...day, meals: ['31'] };
  expect(readDays({ '2027-01-20': day, '2027-01-21': broken, '2027-01-22': 'x' })).toEqual({
    '2027-01-20': day,
  });
});

it.each([undefined, null, 'text', {}, { '2027-01-20': { meals: 1, snacks: [] } }])(
  'takes %j for no choices',
  (kept) => {
    expect(readDays(kept)).toBeNull();
  },
);
