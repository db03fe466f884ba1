import { useSearchParams } from 'react-router-dom';
import { addDays, isDateText, kuwaitToday } from '../../contract/kuwaitTime.ts';
import type { NumbersQuery } from '../../contract/wire/staff/numbers.ts';

/** A month or so. */
const AT_FIRST = 30;

/** This many days, ending today. */
export function daysUntilToday(days: number): NumbersQuery {
  const to = kuwaitToday(new Date());
  return { from: addDays(to, 1 - days), to };
}

/** The days that the address names, so that a reload and a link show the same. */
export function useDates() {
  const [query, setQuery] = useSearchParams();
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  const dates = isDateText(from) && isDateText(to) ? { from, to } : daysUntilToday(AT_FIRST);
  return { dates, show: (next: NumbersQuery) => setQuery({ ...next }) };
}
