import { memo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { formatDay } from '../i18n/formats.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { cx } from '../ui/cx.ts';
import styles from './DaysTable.module.css';

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

interface DaysTableProps {
  caption: string;
  /** Shows all weeks on a phone too; otherwise only the marked ones. */
  isWhole: boolean;
  /** A row for each week. */
  children: ReactNode;
}

/** Weeks of days, SUN to SAT. */
export function DaysTable({ caption, isWhole, children }: DaysTableProps) {
  const intl = useIntl();
  return (
    <table className={cx(styles.calendar, isWhole && styles.whole)}>
      <caption className="visuallyHidden">{caption}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col" className={styles.weekday}>
              {intl.formatMessage({ id: `mealSelection.weekday.${weekday}` })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

export const dayNumber = (date: string) => Number(date.slice(8));

interface MonthProps {
  date: string;
}

export function Month({ date }: MonthProps) {
  const language = useLanguage();
  return <span className={styles.month}>{formatDay(date, language, { month: 'short' })}</span>;
}

interface DayOffProps extends MonthProps {
  showsMonth: boolean;
}

export const DayOff = memo(function DayOff({ date, showsMonth }: DayOffProps) {
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
});
