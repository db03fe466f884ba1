import { formatDay, formatInstant, formatMoney, formatTime } from '../../../src/i18n/formats.ts';

const ARABIC_DIGITS = /[٠-٩۰-۹]/;

it.each([
  [0, '0.000\u00a0KD', '0.000\u00a0د.ك'],
  [5, '0.005\u00a0KD', '0.005\u00a0د.ك'],
  [24_500, '24.500\u00a0KD', '24.500\u00a0د.ك'],
  [1_234_567, '1,234.567\u00a0KD', '1,234.567\u00a0د.ك'],
])('shows %d fils with three places and the currency', (fils, english, arabic) => {
  expect(formatMoney(fils, 'en')).toBe(english);
  expect(formatMoney(fils, 'ar')).toBe(arabic);
});

it('shows a Kuwait day wherever the customer is', () => {
  expect(formatDay('2026-11-22', 'en')).toBe('Sun, 22 Nov 2026');
  expect(formatDay('2026-11-22', 'ar')).toContain('22 نوفمبر');
});

it('shows an instant on Kuwait’s clock', () => {
  expect(formatInstant('2026-11-21T22:30:00Z', 'en')).toBe('22 Nov 2026, 1:30 am');
  expect(formatInstant('2026-11-21T22:30:00Z', 'ar')).toBe('22 نوفمبر 2026، 1:30 ص');
});

it('shows a time of day', () => {
  expect(formatTime('14:30', 'en')).toBe('2:30 pm');
  expect(formatTime('06:00', 'ar')).toContain('6:00');
});

it('writes Latin digits in Arabic', () => {
  const texts = [
    formatDay('2026-11-22', 'ar'),
    formatInstant('2026-11-21T22:30:00Z', 'ar'),
    formatTime('14:30', 'ar'),
    formatMoney(24_500, 'ar'),
  ];
  expect(texts.filter((text) => ARABIC_DIGITS.test(text))).toEqual([]);
});
