import { memo, useDeferredValue, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { CalendarDay } from '../../../components/calendarWeeks.ts';
import { DayOff, DaysTable, Month, dayNumber } from '../../../components/DaysTable.tsx';
import styles from '../../../components/DaysTable.module.css';
import { formatLongDay } from '../../../i18n/formatLongDay.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { CheckIcon } from '../../../ui/icons.tsx';
import { useInTransition } from '../../../ui/useInTransition.ts';
import type { DayStatus } from '../dayChoices.ts';
import { haveSameMembers, selectDayStatuses, selectWeeks } from '../mealSelectionSelectors.ts';
import { dateSelected, type WithMealSelection } from '../mealSelectionSlice.ts';

/** Every week of the plan, SUN to SAT; delivered days can be selected and show their status. */
export function DaysCalendar() {
  const intl = useIntl();
  const weeks = useSelector(selectWeeks);
  const [isWhole, setIsWhole] = useState(false);
  return (
    <>
      <DaysTable caption={intl.formatMessage({ id: 'mealSelection.calendar' })} isWhole={isWhole}>
        {weeks.map((week, index) => (
          <Week key={week[0]?.date} days={week} isFirst={index === 0} />
        ))}
      </DaysTable>
      {weeks.length > 1 && (
        <div className={styles.toggle}>
          <Button
            variant="ghost"
            size="s"
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
          >
            {intl.formatMessage({ id: 'mealSelection.calendar.all' })}
          </Button>
        </div>
      )}
    </>
  );
}

interface WeekProps {
  days: readonly CalendarDay[];
  isFirst: boolean;
}

/** Subscribes once for all of its days, which are many. */
function Week({ days, isFirst }: WeekProps) {
  const selected = useSelector(({ mealSelection: { selectedDate } }: WithMealSelection) =>
    days.some(({ date }) => date === selectedDate) ? selectedDate : null,
  );
  const statuses = useInTransition(
    useSelector((state: WithMealSelection) => selectDayStatuses(state, days), haveSameMembers),
  );
  const isShown = selected !== null;
  // Rendering sixty days at once would delay the first choice; a phone shows only the week of the open day.
  const isFilled = useDeferredValue(true, isShown);
  return (
    <tr className={cx(styles.week, isShown && styles.shown)}>
      {isFilled &&
        days.map(({ date, delivered }, index) => (
          <td key={date} className={styles.cell}>
            {delivered ? (
              <DeliveredDay date={date} status={statuses[index]} isCurrent={date === selected} />
            ) : (
              <DayOff date={date} showsMonth={isFirst && index === 0} />
            )}
          </td>
        ))}
    </tr>
  );
}

interface DeliveredDayProps {
  date: string;
  status: DayStatus | undefined;
  isCurrent: boolean;
}

const DeliveredDay = memo(function DeliveredDay({
  date,
  status = 'empty',
  isCurrent,
}: DeliveredDayProps) {
  const intl = useIntl();
  const language = useLanguage();
  const dispatch = useDispatch();
  return (
    <button
      type="button"
      className={cx(styles.day, styles[status], isCurrent && styles.current)}
      aria-current={isCurrent ? 'date' : undefined}
      aria-label={intl.formatMessage(
        { id: `mealSelection.day.${status}` },
        { date: formatLongDay(date, language) },
      )}
      onClick={() => dispatch(dateSelected({ date }))}
    >
      {/* A space that is not seen: the text reads as the label does. */}
      <span>{dayNumber(date)}</span> {dayNumber(date) === 1 && <Month date={date} />}
      <span className={styles.mark}>{status === 'complete' && <CheckIcon size={14} />}</span>
    </button>
  );
});
