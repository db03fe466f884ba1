import { amountToFils } from '../../../src/payment/amount.ts';

describe('amountToFils', () => {
  test.each([
    ['45.000', 45_000],
    ['45', 45_000],
    ['45.1', 45_100],
    ['0.250', 250],
    ['45.0000', 45_000],
    [45, 45_000],
    [45.1, 45_100],
    [0.001, 1],
    [1234.567, 1_234_567],
    ['5', 5_000],
  ])('reads %p', (amount, fils) => {
    expect(amountToFils(amount)).toBe(fils);
  });

  test.each([
    '',
    '45.0001',
    '-1.000',
    '1,000.000',
    '4e3',
    'KWD 5',
    -1,
    0.0005,
    NaN,
    Infinity,
    '999999999.000',
    2_147_483.648,
    null,
    {},
  ])('refuses %p', (amount) => {
    expect(amountToFils(amount)).toBeNull();
  });

  test('every number of fils survives a floating-point number', () => {
    for (let fils = 0; fils <= 200_000; fils += 7) expect(amountToFils(fils / 1000)).toBe(fils);
  });
});
