import { amountFault, totalFault } from '../../../../src/contract/rules/payableAmount.ts';

it.each([
  [-1, 'tooSmall'],
  [1, 'tooSmall'],
  [199, 'tooSmall'],
  [200, null],
  [100_000_000, null],
  [100_000_001, 'tooLarge'],
] as const)('knows whether a payment of %d fils is taken', (fils, fault) => {
  expect(amountFault(fils)).toBe(fault);
  expect(totalFault(fils)).toBe(fault);
});

it('asks for no payment of an order that costs nothing, and takes no fee of nothing', () => {
  expect(totalFault(0)).toBeNull();
  expect(amountFault(0)).toBe('tooSmall');
});
