import { memo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { formatDay } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { CheckIcon } from '../../../ui/icons.tsx';
import { selectDayMenu, selectDayStatus, selectWeeks } from '../mealSelectionSelectors.ts';
import { dateSelected, type WithMealSelection } from '../mealSelectionSlice.ts';
import styles from './DaysCalendar.module.css';

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/** Every week of the plan, SUN to SAT; delivered days can be selected and show their status. */
export function DaysCalendar() {
  const intl = useIntl();
  const weeks = useSelector(selectWeeks);
  const date = useSelector(selectDayMenu)?.date;
  const [isWhole, setIsWhole] = useState(false);
  return (
    <>
      <table className={cx(styles.calendar, isWhole && styles.whole)}>
        <caption className="visuallyHidden">
          {intl.formatMessage({ id: 'mealSelection.calendar' })}
        </caption>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" className={styles.weekday}>
                {intl.formatMessage({ id: `mealSelection.weekday.${weekday}` })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr
              key={week[0]?.date}
              className={cx(styles.week, week.some((day) => day.date === date) && styles.shown)}
            >
              {week.map((day) => (
                <td key={day.date} className={styles.cell}>
                  {day.delivered ? (
                    <DeliveredDay date={day.date} />
                  ) : (
                    <DayOff date={day.date} showsMonth={index === 0 && day === week[0]} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
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

const dayNumber = (date: string) => Number(date.slice(8));

interface MonthProps {
  date: string;
}

function Month({ date }: MonthProps) {
  const language = useLanguage();
  return <span className={styles.month}>{formatDay(date, language, { month: 'short' })}</span>;
}

interface DayOffProps extends MonthProps {
  showsMonth: boolean;
}

function DayOff({ date, showsMonth }: DayOffProps) {
  const intl = useIntl();
  return (
    <span className={styles.off}>
      <span aria-hidden="true">{dayNumber(date)}</span>
      {showsMonth && <Month date={date} />}
      <span className="visuallyHidden">
        {intl.formatMessage({ id: 'mealSelection.noDelivery' })}
      </span>
    </span>
  );
}

const DeliveredDay = memo(function DeliveredDay({ date }: { date: string }) {
  const intl = useIntl();
  const language = useLanguage();
  const dispatch = useDispatch();
  const status = useSelector((state: WithMealSelection) => selectDayStatus(state, date));
  const isCurrent = useSelector(
    ({ mealSelection }: WithMealSelection) => mealSelection.selectedDate === date,
  );
  return (
    <button
      type="button"
      className={cx(styles.day, styles[status], isCurrent && styles.current)}
      aria-current={isCurrent ? 'date' : undefined}
      aria-label={intl.formatMessage(
        { id: `mealSelection.day.${status}` },
        { date: formatDay(date, language, { weekday: 'long', day: 'numeric', month: 'long' }) },
      )}
      onClick={() => dispatch(dateSelected({ date }))}
    >
      <span>{dayNumber(date)}</span>
      {dayNumber(date) === 1 && <Month date={date} />}
      <span className={styles.mark}>{status === 'complete' && <CheckIcon size={14} />}</span>
    </button>
  );
});
