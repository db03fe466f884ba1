import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { PackageCategory } from '../../../api/packages.ts';
import { isDeliveryDay } from '../../../contract/deliveryCalendar.ts';
import type { DeliveryPreference } from '../../../contract/wire/common.ts';
import { calendarLanguage } from '../../../i18n/calendarLanguage.ts';
import { formatDay, formatTime } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Card } from '../../../ui/Card.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { RadioCards } from '../../../ui/RadioCards.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { closedDaysOf, type Choices } from '../choices.ts';
import { productChoiceChanged, selectLineToChange } from '../productSlice.ts';
import styles from './DeliveryChoices.module.css';

const DateField = lazyPart(async () => (await import('../../../ui/DateField.tsx')).DateField);

interface DeliveryChoicesProps {
  category: PackageCategory;
  choices: Choices;
  /** Today in Kuwait. */
  today: string;
}

/** Delivery days, start date and time slot. */
export function DeliveryChoices({ category, choices, today }: DeliveryChoicesProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const language = useLanguage();
  return (
    <Card as="section" labelledBy="delivery-choices" padding="m">
      <Stack gap="l">
        <h2 id="delivery-choices">{intl.formatMessage({ id: 'product.deliveryTitle' })}</h2>
        <div className={styles.when}>
          <RadioCards
            name="delivery"
            label={intl.formatMessage({ id: 'field.delivery_preference' })}
            columns={1}
            value={choices.delivery}
            options={category.delivery_preferences.map((preference) => ({
              value: preference,
              title: intl.formatMessage({ id: `plan.delivery.${preference}` }),
            }))}
            onChange={({ target }) =>
              dispatch(productChoiceChanged({ delivery: target.value as DeliveryPreference }))
            }
          />
          <StartDateChoice category={category} choices={choices} today={today} />
        </div>
        <SegmentedControl
          name="slot"
          label={intl.formatMessage({ id: 'field.delivery_time_slot_id' })}
          value={String(choices.slotId)}
          options={category.delivery_time_slots.map(({ id, from, to }) => ({
            value: String(id),
            label: (
              <bdi>
                {intl.formatMessage(
                  { id: 'plan.slot' },
                  { from: formatTime(from, language), to: formatTime(to, language) },
                )}
              </bdi>
            ),
          }))}
          onChange={({ target }) =>
            dispatch(productChoiceChanged({ slotId: Number(target.value) }))
          }
        />
      </Stack>
    </Card>
  );
}

function StartDateChoice({ category, choices, today }: DeliveryChoicesProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const language = useLanguage();
  const closed = closedDaysOf(category);
  const continuing = useSelector(selectLineToChange)?.earliest_start_date ?? null;
  const earliest = continuing ?? category.earliest_start_date;
  return (
    <div className={styles.start}>
      <Suspense fallback={<Skeleton className={styles.waiting} />}>
        <DateField
          name="start"
          label={intl.formatMessage({ id: 'field.start_date' })}
          hint={intl.formatMessage(
            { id: continuing === null ? 'product.startHint' : 'product.startAfterPlan' },
            { date: formatDay(earliest, language) },
          )}
          value={choices.startDate}
          onChange={(startDate) => dispatch(productChoiceChanged({ startDate }))}
          min={earliest}
          max={category.latest_start_date}
          isDisabled={(day) => !isDeliveryDay(day, choices.delivery, closed)}
          today={today}
          language={calendarLanguage(language)}
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
