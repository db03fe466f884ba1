import { useSearchParams } from 'react-router-dom';
import { isDateText, kuwaitToday } from '../../contract/kuwaitTime.ts';
import type { StaffPermission } from '../../contract/staff/permissions.ts';
import { useAccount } from '../session/useAccount.ts';

const sheets = ['production', 'labels', 'deliveries'] as const;
export type SheetName = (typeof sheets)[number];

const NEEDED: Readonly<Record<SheetName, StaffPermission>> = {
  production: 'production.read',
  labels: 'labels.read',
  deliveries: 'deliveries.read',
};

/** The day and the sheet that the address names, so that a reload and a link show the same. */
export function useDay() {
  const { permissions } = useAccount();
  const [query, setQuery] = useSearchParams();
  const own = sheets.filter((sheet) => permissions.includes(NEEDED[sheet]));
  const named = query.get('date') ?? '';
  const date = isDateText(named) ? named : kuwaitToday(new Date());
  const sheet = own.find((one) => one === query.get('sheet')) ?? own[0] ?? 'deliveries';
  return {
    date,
    sheet,
    own,
    showDate: (next: string) => setQuery({ date: next, sheet }),
    showSheet: (next: SheetName) => setQuery({ date, sheet: next }),
  };
}
