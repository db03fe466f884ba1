import { deliveredDates } from '../../../../server/domain/cart/deliveredDates.ts';

const PLAN = { start_date: '2026-12-01', days: 4, delivery_preference: 'all_days' } as const;

describe('the delivered dates of a line', () => {
  it('are found once for all lines of the same plan', () => {
    const closed = new Set(['2026-12-02']);
    const dates = deliveredDates(PLAN, closed);
    expect(dates).toEqual(['2026-12-01', '2026-12-03', '2026-12-04', '2026-12-05']);
    expect(deliveredDates({ ...PLAN }, closed)).toBe(dates);
  });

  it.each([
    ['another start', { start_date: '2026-12-02' }, '2026-12-05'],
    ['more days', { days: 5 }, '2026-12-05'],
    ['another preference', { delivery_preference: 'except_friday' } as const, '2026-12-05'],
  ])('are others for %s', (_name, other, last) => {
    const closed = new Set<string>();
    deliveredDates(PLAN, closed);
    expect(deliveredDates({ ...PLAN, ...other }, closed).at(-1)).toBe(last);
  });

  it('are others when the kitchen has closed a day', () => {
    deliveredDates(PLAN, new Set());
    expect(deliveredDates(PLAN, new Set(['2026-12-03'])).at(-1)).toBe('2026-12-05');
  });
});
