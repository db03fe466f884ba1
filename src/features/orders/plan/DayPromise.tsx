import { useIntl } from 'react-intl';
import { lastDayToChange } from '../../../contract/planDays.ts';
import { formatLongDay } from '../../../i18n/formatLongDay.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { PlanDay } from './planView.ts';

interface DayPromiseProps {
  day: Pick<PlanDay, 'date' | 'state' | 'insteadOf'>;
  className?: string | undefined;
}

/**
 * Which skipped day it replaces, and until when it can or could be changed; the latter is left out for days that are
 * past or not delivered.
 */
export function DayPromise({ day: { date, state, insteadOf }, className }: DayPromiseProps) {
  const intl = useIntl();
  const language = useLanguage();
  const isOpen = state === 'open' || state === 'planned';
  const words = (day: string) => formatLongDay(day, language);
  return (
    <>
      {insteadOf !== null && (
        <p className={className}>
          {intl.formatMessage({ id: 'myPlan.makesUpFor' }, { date: words(insteadOf) })}
        </p>
      )}
      {(isOpen || state === 'closed') && (
        <p className={className}>
          {intl.formatMessage(
            { id: isOpen ? 'myPlan.changeable' : 'myPlan.closed' },
            { date: words(lastDayToChange(date)) },
          )}
        </p>
      )}
    </>
  );
}
