import { isNumberedStreet } from '../../../../src/contract/rules/street.ts';

it.each(['12', ' 101A', '٢٠'])('knows "%s" as a numbered street', (street) => {
  expect(isNumberedStreet(street)).toBe(true);
});

it.each(['شارع سالم المبارك', 'Salem Al-Mubarak St', 'Ring 5', ''])(
  'knows "%s" as a named one',
  (street) => {
    expect(isNumberedStreet(street)).toBe(false);
  },
);
