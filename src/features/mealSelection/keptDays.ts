import { isRecord } from '../../forms/draftValues.ts';
import type { Days } from './dayChoices.ts';

/** The choices of a draft, by Kuwait day; null when there are none. */
export function readDays(kept: unknown): Days | null {
  if (!isRecord(kept)) return null;
  const days = Object.entries(kept).flatMap(([date, day]) => {
    if (!isRecord(day) || !isIds(day['meals']) || !isIds(day['snacks'])) return [];
    return [[date, { date, meals: day['meals'], snacks: day['snacks'] }] as const];
  });
  return days.length === 0 ? null : Object.fromEntries(days);
}

const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => Number.isSafeInteger(one));
