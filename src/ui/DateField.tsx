import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import type { ChevronProps } from 'react-day-picker';
import { calendarNames, toDate, toDay, type FormatDay } from './calendarDates.ts';
import { cx } from './cx.ts';
import styles from './DateField.module.css';
import { FieldGroup, type FieldBase } from './FieldShell.tsx';

const SATURDAY = 6;
/** How DayPicker asks for the month of a day; otherwise it asks for the day. */
const MONTH = 'yyyy-MM';

/** The keys of the days: date-fns would read the pattern anew for each. Texts are not formatted here. */
const dateLib = {
  format: (date: Date, pattern: string) =>
    pattern === MONTH ? toDay(date).slice(0, MONTH.length) : toDay(date),
};

export interface DateFieldLabels {
  previousMonth: string;
  nextMonth: string;
  /** Read out with the day of today and with the chosen day. */
  today: string;
  selected: string;
}

export interface DayReason {
  /** Read out with the day. */
  text: string;
  /** `full` days look different from days that are never available. */
  mark: 'closed' | 'full';
}

export interface CalendarLanguage {
  code: string;
  direction: 'ltr' | 'rtl';
  /** Between the parts of a text for screen readers. */
  comma: string;
  formatDay: FormatDay;
}

export interface DateFieldProps extends FieldBase {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  onChange: (day: string) => void;
  /** The first and the last day that can be chosen, `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
  isDisabled?: ((day: string) => boolean) | undefined;
  /** Why a day cannot be chosen; null when it can. */
  unavailableReason?: ((day: string) => DayReason | null) | undefined;
  /** Today in Kuwait, `YYYY-MM-DD`. */
  today: string;
  language: CalendarLanguage;
  labels: DateFieldLabels;
  disabled?: boolean | undefined;
}

/** A month to choose a day from, the week beginning on Saturday. Load it lazily. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, min, max, isDisabled, unavailableReason, ...rest } = props;
  const { today, language, labels, ...field } = rest;
  const [month, turn] = useMonthOf(value, value || min || today);
  const names = calendarNames(language.formatDay);
  const texts = calendarTexts(names, language.comma, labels, unavailableReason);
  const isMarked = (mark: DayReason['mark']) => (date: Date) =>
    unavailableReason?.(toDay(date))?.mark === mark;
  const isUnavailable = (date: Date) => {
    const day = toDay(date);
    return (
      field.disabled === true ||
      (min !== undefined && day < min) ||
      (max !== undefined && day > max) ||
      isDisabled?.(day) === true ||
      unavailableReason?.(day) != null
    );
  };
  return (
    <FieldGroup {...field}>
      <DayPicker
        mode="single"
        required
        classNames={styles}
        components={{ Chevron }}
        dateLib={dateLib}
        navLayout="around"
        weekStartsOn={SATURDAY}
        dir={language.direction}
        lang={language.code}
        today={toDate(today)}
        selected={value ? toDate(value) : undefined}
        onSelect={(date) => onChange(toDay(date))}
        month={month}
        onMonthChange={turn}
        startMonth={min === undefined ? undefined : toDate(min)}
        {...(max !== undefined && { endMonth: toDate(max) })}
        disabled={isUnavailable}
        modifiers={{ full: isMarked('full'), closed: isMarked('closed') }}
        modifiersClassNames={{ full: cx(styles.full), closed: cx(styles.closed) }}
        {...texts}
      />
    </FieldGroup>
  );
}

/**
 * The visible month: the customer turns the pages, and a new value opens its own month. Only the first value does
 * not, because it is set by the page and may come after the customer has turned a page.
 */
function useMonthOf(value: string, firstDay: string) {
  const [shown, setShown] = useState({ value, month: toDate(firstDay), isTurned: false });
  if (shown.value !== value) {
    const looksAround = shown.value === '' && shown.isTurned;
    const month = value && !looksAround ? toDate(value) : shown.month;
    setShown({ value, month, isTurned: false });
  }
  const turn = (month: Date) => setShown({ value, month, isTurned: true });
  return [shown.month, turn] as const;
}

function calendarTexts(
  names: ReturnType<typeof calendarNames>,
  comma: string,
  labels: DateFieldLabels,
  unavailableReason: DateFieldProps['unavailableReason'],
) {
  return {
    formatters: {
      formatCaption: names.month,
      formatWeekdayName: names.weekdayShort,
      formatDay: (date: Date) => String(date.getDate()),
    },
    labels: {
      labelPrevious: () => labels.previousMonth,
      labelNext: () => labels.nextMonth,
      labelGrid: names.month,
      labelWeekday: names.weekday,
      labelDayButton: (date: Date, { today, selected }: Record<string, boolean>) =>
        [
          today && labels.today,
          names.fullDay(date),
          selected && labels.selected,
          unavailableReason?.(toDay(date))?.text,
        ]
          .filter(Boolean)
          .join(comma),
    },
  };
}

// DayPicker has already turned "left" and "right" to the page's direction: no data-mirror here.
function Chevron({ orientation = 'left' }: ChevronProps) {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" className={styles.chevron} aria-hidden="true">
      <path d={orientation === 'left' ? 'm14.5 6-6 6 6 6' : 'm9.5 6 6 6-6 6'} />
    </svg>
  );
}
