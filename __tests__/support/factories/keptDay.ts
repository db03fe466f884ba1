import type { KeptDay } from '../../../src/api/keptDays.ts';

/** A delivery as the device keeps it. */
export function keptDay(overrides: Partial<KeptDay> = {}): KeptDay {
  return {
    order: 41,
    saved_at: '2027-01-20T06:00:00.000Z',
    date: '2027-01-20',
    slot: { from: '06:00', to: '10:00' },
    product: { name_en: 'Fit Pro', name_ar: 'فت برو' },
    dishes: [
      {
        id: 31,
        kind: 'meal',
        name_en: 'Chicken machboos',
        name_ar: 'مجبوس دجاج',
        calories: 520,
        carbs: 48,
        fat: 16,
        protein: 42,
      },
    ],
    ...overrides,
  };
}
