import { parseCivilId } from '../../../../src/contract/rules/civilId.ts';
import { maskCivilId } from '../../../../src/contract/rules/maskedCivilId.ts';

describe('civil ID', () => {
  it.each(['285070400028', '290010100011', '305111500013', '304022900029', '304022900010'])(
    'accepts %s',
    (id) => {
      expect(parseCivilId(id)).toBe(id);
    },
  );

  it('accepts Arabic digits and spaces', () => {
    expect(parseCivilId('٢٨٥٠٧٠٤ ٠٠٠٢٨')).toBe('285070400028');
  });

  it.each([
    ['285070400027', 'a wrong check digit'],
    ['301022900025', 'a date that does not exist'],
    ['290010100021', 'a serial that is never issued'],
    ['28507040002', 'eleven digits'],
    ['2850704000288', 'thirteen digits'],
    ['185070400028', 'an unknown century'],
    ['185070400003', 'the century before'],
    ['485070400008', 'the century to come'],
    ['285130400004', 'a thirteenth month'],
    ['285043100003', 'the 31st of April'],
    ['285040000007', 'a day 0'],
    ['', 'nothing'],
  ])('refuses %s: %s', (id) => {
    expect(parseCivilId(id)).toBeNull();
  });

  it('shows only the last four digits', () => {
    expect(maskCivilId('285070400028')).toBe('••••••••0028');
  });
});
