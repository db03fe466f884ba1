import { filsToText, percentageOf, textToFils } from '../../../src/contract/money.ts';

describe('money', () => {
  it.each([
    [0, '0.000'],
    [5, '0.005'],
    [24500, '24.500'],
    [1234567, '1234.567'],
    [-250, '-0.250'],
  ])('writes and reads %i fils as %s', (fils, text) => {
    expect(filsToText(fils)).toBe(text);
    expect(textToFils(text)).toBe(fils);
  });

  it.each(['24.5', '24', '', '1.0000', '1.000 KD', '1,000.000', '٢٤.500', '1e3', ' 1.000'])(
    'refuses "%s"',
    (text) => {
      expect(() => textToFils(text)).toThrow(RangeError);
    },
  );

  it('says which amount it cannot read', () => {
    expect(() => textToFils('24.5')).toThrow('Not an amount with three decimals: 24.5');
  });

  it('reads a negative zero as zero', () => {
    expect(textToFils('-0.000')).toBe(0);
  });

  it('refuses parts of a fils', () => {
    expect(() => filsToText(1.5)).toThrow(new RangeError('Not a whole number of fils: 1.5'));
  });

  it('rounds half a fils up in percentages', () => {
    expect(percentageOf(1005, 10)).toBe(101);
    expect(percentageOf(1004, 10)).toBe(100);
  });
});
