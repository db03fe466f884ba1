import { useMemo } from 'react';
import { DayPicker } from 'react-day-picker';
import type { ChevronProps } from 'react-day-picker';
import { calendarNames, toDate, toDay } from './calendarDates.ts';
import type { CalendarLocale } from './calendarDates.ts';
import styles from './DateField.module.css';
import { FieldGroup } from './FieldShell.tsx';
import type { FieldBase } from './fieldTexts.ts';

const SATURDAY = 6;

export interface DateFieldLabels {
  previousMonth: string;
  nextMonth: string;
  /** Read out with the day of today and with the chosen day. */
  today: string;
  selected: string;
}

export interface DateFieldProps extends FieldBase {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  onChange: (day: string) => void;
  /** The first and the last day that can be chosen, `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
  isDisabled?: ((day: string) => boolean) | undefined;
  /** Today in Kuwait, `YYYY-MM-DD`. */
  today: string;
  locale: CalendarLocale;
  dir: 'ltr' | 'rtl';
  labels: DateFieldLabels;
  disabled?: boolean | undefined;
}

/** A month to choose a day from, the week beginning on Saturday. Load it lazily. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, min, max, isDisabled, today, locale, dir, labels, ...field } = props;
  const texts = useMemo(() => calendarTexts(locale, labels), [locale, labels]);
  const isUnavailable = (date: Date) => {
    const day = toDay(date);
    return (
      field.disabled === true ||
      (min !== undefined && day < min) ||
      (max !== undefined && day > max) ||
      isDisabled?.(day) === true
    );
  };
  return (
    <FieldGroup {...field}>
      <DayPicker
        mode="single"
        required
        classNames={styles}
        components={{ Chevron }}
        navLayout="around"
        weekStartsOn={SATURDAY}
        dir={dir}
        lang={locale}
        today={toDate(today)}
        selected={value ? toDate(value) : undefined}
        onSelect={(date) => onChange(toDay(date))}
        defaultMonth={toDate(value || min || today)}
        startMonth={min === undefined ? undefined : toDate(min)}
        {...(max !== undefined && { endMonth: toDate(max) })}
        disabled={isUnavailable}
        {...texts}
      />
    </FieldGroup>
  );
}

function calendarTexts(locale: CalendarLocale, labels: DateFieldLabels) {
  const names = calendarNames(locale);
  const comma = locale === 'ar' ? '، ' : ', ';
  return {
    formatters: { formatCaption: names.month, formatWeekdayName: names.weekdayShort },
    labels: {
      labelPrevious: () => labels.previousMonth,
      labelNext: () => labels.nextMonth,
      labelGrid: names.month,
      labelWeekday: names.weekday,
      labelDayButton: (date: Date, { today, selected }: Record<string, boolean>) =>
        [today && labels.today, names.fullDay(date), selected && labels.selected]
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
