import { governorates } from '../../../server/seed/areas.ts';

describe('the sample areas', () => {
  it('cover the six governorates by their ISO 3166-2 codes', () => {
    expect(governorates.map((governorate) => governorate.code)).toEqual([
      'KW-KU',
      'KW-HA',
      'KW-FA',
      'KW-MU',
      'KW-AH',
      'KW-JA',
    ]);
  });

  it('name each area once in a governorate, in both languages', () => {
    for (const { areas } of governorates) {
      expect(new Set(areas.map((area) => area.name_en)).size).toBe(areas.length);
      expect(new Set(areas.map((area) => area.name_ar)).size).toBe(areas.length);
    }
  });
});
