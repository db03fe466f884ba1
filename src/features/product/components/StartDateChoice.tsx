import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { PackageCategory } from '../../../api/packages.ts';
import { isDeliveryDay } from '../../../contract/deliveryCalendar.ts';
import { formatDay } from '../../../i18n/formats.ts';
import { languages } from '../../../contract/languages.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { closedDaysOf, type Choices } from '../choices.ts';
import { productChoiceChanged } from '../productSlice.ts';
import styles from './StartDateChoice.module.css';
import { lazyPart } from '../../../ui/lazyPart.tsx';

const DateField = lazyPart(async () => (await import('../../../ui/DateField.tsx')).DateField);

interface StartDateChoiceProps {
  category: PackageCategory;
  choices: Choices;
  today: string;
}

export function StartDateChoice({ category, choices, today }: StartDateChoiceProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const language = useLanguage();
  const closed = closedDaysOf(category);
  return (
    <div className={styles.choice}>
      <Suspense fallback={<Skeleton className={styles.waiting} />}>
        <DateField
          name="start"
          label={intl.formatMessage({ id: 'field.start_date' })}
          hint={intl.formatMessage(
            { id: 'product.startHint' },
            { date: formatDay(category.earliest_start_date, language) },
          )}
          value={choices.startDate}
          onChange={(startDate) => dispatch(productChoiceChanged({ startDate }))}
          min={category.earliest_start_date}
          max={category.latest_start_date}
          isDisabled={(day) => !isDeliveryDay(day, choices.delivery, closed)}
          today={today}
          language={languages[language]}
          labels={{
            previousMonth: intl.formatMessage({ id: 'calendar.previousMonth' }),
            nextMonth: intl.formatMessage({ id: 'calendar.nextMonth' }),
            today: intl.formatMessage({ id: 'calendar.today' }),
            selected: intl.formatMessage({ id: 'calendar.selected' }),
          }}
        />
      </Suspense>
    </div>
  );
}
