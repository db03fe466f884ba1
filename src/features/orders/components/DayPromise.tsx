import { useIntl } from 'react-intl';
import { lastDayToChange } from '../../../contract/planDays.ts';
import { formatDay } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { PlanDay } from '../planView.ts';

interface DayPromiseProps {
  day: Pick<PlanDay, 'date' | 'state'>;
  className?: string | undefined;
}

/** Until when a day can be changed, or could be; nothing of a day that is past or not delivered. */
export function DayPromise({ day: { date, state }, className }: DayPromiseProps) {
  const intl = useIntl();
  const language = useLanguage();
  const isOpen = state === 'open' || state === 'planned';
  if (!isOpen && state !== 'closed') return null;
  const last = formatDay(lastDayToChange(date), language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  return (
    <p className={className}>
      {intl.formatMessage({ id: isOpen ? 'myPlan.changeable' : 'myPlan.closed' }, { date: last })}
    </p>
  );
}
