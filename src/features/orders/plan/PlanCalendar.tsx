import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { DayOff, DaysTable, Month, dayNumber } from '../../../components/DaysTable.tsx';
import table from '../../../components/DaysTable.module.css';
import { weeksOf } from '../../../components/calendarWeeks.ts';
import type { DayState } from '../../../contract/planDays.ts';
import { formatLongDay } from '../../../i18n/formatLongDay.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { cx } from '../../../ui/cx.ts';
import { planDaySelected } from '../ordersSlice.ts';
import type { PlanDay } from './planView.ts';
import { DAY_STYLES } from './DayStateBadge.tsx';
import styles from './PlanCalendar.module.css';

interface PlanCalendarProps {
  days: readonly PlanDay[];
  orderId: number;
  /** The date of the selected day. */
  selected: string;
}

/** Every week of a plan, SUN to SAT, with the state of each day. */
export function PlanCalendar({ days, orderId, selected }: PlanCalendarProps) {
  const intl = useIntl();
  const byDate = new Map(days.map((day) => [day.date, day]));
  const weeks = weeksOf(days.map(({ date }) => date));
  return (
    <div>
      <DaysTable caption={intl.formatMessage({ id: 'myPlan.days' })} isWhole>
        {weeks.map((week, index) => (
          <tr key={week[0]?.date}>
            {week.map(({ date }, column) => {
              const day = byDate.get(date);
              return (
                <td key={date} className={table.cell}>
                  {day ? (
                    <DayButton day={day} orderId={orderId} isSelected={date === selected} />
                  ) : (
                    <DayOff date={date} showsMonth={index === 0 && column === 0} />
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </DaysTable>
      <Legend days={days} />
    </div>
  );
}

interface DayButtonProps {
  day: PlanDay;
  orderId: number;
  isSelected: boolean;
}

function DayButton({ day: { date, state }, orderId, isSelected }: DayButtonProps) {
  const intl = useIntl();
  const language = useLanguage();
  const dispatch = useDispatch();
  const words = formatLongDay(date, language);
  const label =
    state === null
      ? words
      : intl.formatMessage(
          { id: 'myPlan.day' },
          { date: words, state: intl.formatMessage({ id: `myPlan.state.${state}` }) },
        );
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isSelected}
      className={cx(table.day, state && styles[state], isSelected && styles.selected)}
      onClick={() => dispatch(planDaySelected({ orderId, date }))}
    >
      {/* A space that is not seen: the text reads as the label does. */}
      <span>{dayNumber(date)}</span> {dayNumber(date) === 1 && <Month date={date} />}
      <span className={styles.mark}>{state && <StateMark state={state} />}</span>
    </button>
  );
}

function StateMark({ state }: { state: DayState }) {
  const { Icon } = DAY_STYLES[state];
  return <Icon size={14} />;
}

/** Explains the marks; screen readers get the state with each day. */
function Legend({ days }: Pick<PlanCalendarProps, 'days'>) {
  const intl = useIntl();
  const states = [...new Set(days.flatMap(({ state }) => state ?? []))];
  return (
    <ul className={styles.legend} aria-hidden="true">
      {states.map((state) => (
        <li key={state} className={styles.entry}>
          <StateMark state={state} />
          {intl.formatMessage({ id: `myPlan.state.${state}` })}
        </li>
      ))}
    </ul>
  );
}
