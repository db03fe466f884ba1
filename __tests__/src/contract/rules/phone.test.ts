import {
  bareMobile,
  formatMobile,
  parseKuwaitMobile,
  plainMobile,
} from '../../../../src/contract/rules/phone.ts';

describe('Kuwaiti mobile numbers', () => {
  it.each([
    '50012345',
    '+965 5001 2345',
    '00965-50012345',
    '965 50012345',
    '٥٠٠١٢٣٤٥',
    '\u200e+965 5001 2345\u200f',
  ])('reads %s', (typed) => {
    expect(parseKuwaitMobile(typed)).toBe('+96550012345');
  });

  it.each(['66001234', '99001234', '41012345', '96512345'])('accepts %s', (typed) => {
    expect(parseKuwaitMobile(typed)).toBe(`+965${typed}`);
  });

  it.each([
    '22345678',
    '70001234',
    '88881234',
    '5001234',
    '500123456',
    '',
    '050012345',
    '+20 1001234567',
    '50096512345',
  ])('refuses %s', (typed) => {
    expect(parseKuwaitMobile(typed)).toBeNull();
  });

  it('is shown in groups of four, and sent to the gateway with eight digits', () => {
    expect(formatMobile('+96550012345')).toBe('+965 5001 2345');
    expect(bareMobile('+96550012345')).toBe('50012345');
  });
});

it('shortens a mobile number to its digits, and leaves anything else as typed', () => {
  expect(plainMobile('+965 5001 2345')).toBe('50012345');
  expect(plainMobile('00965٥٠٠١٢٣٤٥')).toBe('50012345');
  expect(plainMobile('+966 50 001 2345')).toBe('+966 50 001 2345');
});
