import {
  deliveryDates,
  earliestStartDate,
  isDeliveryDay,
} from '../../../src/contract/deliveryCalendar.ts';
import { kuwaitToday, weekdayOf } from '../../../src/contract/kuwaitTime.ts';

const open: ReadonlySet<string> = new Set();

describe('delivery calendar', () => {
  it('takes the day from Kuwait, not from the machine', () => {
    expect(kuwaitToday(new Date('2026-11-21T20:59:59Z'))).toBe('2026-11-21');
    expect(kuwaitToday(new Date('2026-11-21T21:00:00Z'))).toBe('2026-11-22');
  });

  it('starts three days after today', () => {
    expect(earliestStartDate('2026-11-21', 'all_days', open)).toBe('2026-11-24');
  });

  it('moves a start that falls on a day off or a closed day to the next delivered day', () => {
    // 2026-11-27 is a Friday.
    expect(weekdayOf('2026-11-27')).toBe(5);
    expect(earliestStartDate('2026-11-24', 'except_friday', open)).toBe('2026-11-28');
    expect(earliestStartDate('2026-11-24', 'except_friday_saturday', open)).toBe('2026-11-29');
    expect(earliestStartDate('2026-11-24', 'all_days', new Set(['2026-11-27']))).toBe('2026-11-28');
  });

  it('counts delivered days only', () => {
    expect(deliveryDates('2026-11-26', 3, 'except_friday_saturday', open)).toEqual([
      '2026-11-26',
      '2026-11-29',
      '2026-11-30',
    ]);
    expect(deliveryDates('2026-12-31', 2, 'all_days', new Set(['2027-01-01']))).toEqual([
      '2026-12-31',
      '2027-01-02',
    ]);
  });

  it('crosses a leap day', () => {
    expect(deliveryDates('2028-02-28', 3, 'all_days', open)).toEqual([
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ]);
  });

  it('knows the days that are not delivered', () => {
    expect(isDeliveryDay('2026-11-27', 'all_days', open)).toBe(true);
    expect(isDeliveryDay('2026-11-27', 'except_friday', open)).toBe(false);
    expect(isDeliveryDay('2026-11-28', 'except_friday', open)).toBe(true);
    expect(isDeliveryDay('2026-11-28', 'except_friday_saturday', open)).toBe(false);
  });
});
