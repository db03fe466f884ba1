import { useIntl } from 'react-intl';
import { formatLongDay } from '../../../i18n/formatLongDay.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { PlanDay } from './planView.ts';
import { SkippedDay } from './SkippedDay.tsx';

interface MovedDayProps {
  day: PlanDay;
  movedTo: string;
  orderId: number;
}

/** A skipped or frozen day, whose delivery is on another day. */
export function MovedDay({ day, movedTo, orderId }: MovedDayProps) {
  const intl = useIntl();
  const language = useLanguage();
  if (day.status !== 'frozen') return <SkippedDay day={day} movedTo={movedTo} orderId={orderId} />;
  const date = formatLongDay(movedTo, language);
  return <p>{intl.formatMessage({ id: 'freeze.day' }, { date })}</p>;
}
