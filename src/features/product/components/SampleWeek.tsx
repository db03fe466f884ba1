import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { SampleDay } from '../../../api/packages.ts';
import { DayTotal } from '../../../components/DayTotal.tsx';
import { DishRow } from '../../../components/DishRow.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { weekdayOf } from '../../../contract/kuwaitTime.ts';
import { formatLongDay } from '../../../i18n/formatLongDay.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Card } from '../../../ui/Card.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { useInTransition } from '../../../ui/useInTransition.ts';
import { selectSamplePlan } from '../productSlice.ts';
import { sampleWeekRetryPressed, selectSampleWeek } from '../sampleWeekSlice.ts';
import styles from './SampleWeek.module.css';

/** Where links to the sample week lead. */
export const SAMPLE_WEEK = 'sample-week';

/** What the chosen plan would deliver in the coming week. */
export function SampleWeek() {
  const intl = useIntl();
  const plan = useSelector(selectSamplePlan);
  if (plan === null) return null;
  return (
    <Card as="section" labelledBy={SAMPLE_WEEK} padding="m">
      <Stack gap="m">
        <div>
          <h2 id={SAMPLE_WEEK} className={styles.title}>
            {intl.formatMessage({ id: 'sampleWeek.title' })}
          </h2>
          <p className={styles.intro}>{intl.formatMessage({ id: 'sampleWeek.intro' })}</p>
        </div>
        <Week rows={plan.meals + plan.snacks} />
      </Stack>
    </Card>
  );
}

function Week({ rows }: { rows: number }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  // Rendered in pieces: on a slow phone a week takes longer than a task may.
  const { status, failure, days } = useInTransition(useSelector(selectSampleWeek));
  if (status === 'failed') {
    return (
      <LoadFailure
        headingLevel={2}
        title={intl.formatMessage({ id: 'sampleWeek.failed' })}
        failure={failure}
        onRetry={() => dispatch(sampleWeekRetryPressed())}
      />
    );
  }
  if (days.length > 0) return <Days days={days} busy={status === 'loading'} />;
  if (status === 'loaded') return <p>{intl.formatMessage({ id: 'sampleWeek.empty' })}</p>;
  return <Waiting rows={rows} />;
}

/** As tall as a loaded day, so that nothing below it moves. */
function Waiting({ rows }: { rows: number }) {
  const intl = useIntl();
  return (
    <Loading label={intl.formatMessage({ id: 'sampleWeek.loading' })}>
      <Stack gap="m">
        <Skeleton className={styles.waitingChips} />
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} className={styles.waitingDish} />
        ))}
      </Stack>
    </Loading>
  );
}

interface DaysProps {
  days: readonly SampleDay[];
  /** Another plan's week is on its way. */
  busy: boolean;
}

function Days({ days, busy }: DaysProps) {
  const intl = useIntl();
  const language = useLanguage();
  const [date, setDate] = useState(days[0]?.date);
  const shown = days.find((day) => day.date === date) ?? days[0];
  if (shown === undefined) return null;
  return (
    <div className={styles.week} aria-busy={busy}>
      <fieldset className={styles.chips}>
        <legend className="visuallyHidden">{intl.formatMessage({ id: 'sampleWeek.day' })}</legend>
        {days.map((day) => (
          <DayChip
            key={day.date}
            date={day.date}
            checked={day === shown}
            onChange={() => setDate(day.date)}
          />
        ))}
      </fieldset>
      <p className={styles.date}>{formatLongDay(shown.date, language)}</p>
      <ul className={styles.dishes}>
        {shown.dishes.map((dish) => (
          <DishRow key={dish.id} dish={dish} />
        ))}
      </ul>
      <DayTotal dishes={shown.dishes} />
    </div>
  );
}

interface DayChipProps {
  date: string;
  checked: boolean;
  onChange: () => void;
}

function DayChip({ date, checked, onChange }: DayChipProps) {
  const intl = useIntl();
  const language = useLanguage();
  return (
    <label className={styles.chip}>
      <input
        type="radio"
        className="visuallyHidden"
        name="sample-day"
        checked={checked}
        aria-label={formatLongDay(date, language)}
        onChange={onChange}
      />
      <span className={styles.weekday} aria-hidden="true">
        {intl.formatMessage({ id: `mealSelection.weekday.${weekdayOf(date)}` })}
      </span>
      <span className={styles.number} aria-hidden="true">
        {Number(date.slice(8))}
      </span>
    </label>
  );
}
