import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { CartItem } from '../../../api/carts.ts';
import {
  isConsultationDay,
  latestConsultation,
  suggestedConsultation,
} from '../../../contract/rules/questionnaire.ts';
import { useFormField } from '../../../forms/useFormField.ts';
import { calendarLanguage } from '../../../i18n/calendarLanguage.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Link } from '../../../routing/Link.tsx';
import { paths } from '../../../routing/paths.ts';
import { CheckboxField } from '../../../ui/CheckboxField.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import styles from '../QuestionnairePage.module.css';
import { FormSection } from './FormSection.tsx';
import { useShopFacts } from '../../home/useShopFacts.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';

const DateField = lazyPart(async () => (await import('../../../ui/DateField.tsx')).DateField);

interface AppointmentSectionProps {
  cartItem: CartItem;
  /** Today in Kuwait. */
  today: string;
}

/** Optional: the checkbox opens the calendar at the suggested day. */
export function AppointmentSection({ cartItem, today }: AppointmentSectionProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { field, helpers } = useFormField<string>({
    name: 'dietitian_appointment_date',
    optional: true,
  });
  const { onBlur: _onBlur, onChange: _onChange, ...rest } = field;
  const choose = (day: string) => void helpers.setValue(day);
  return (
    <FormSection
      id="appointment"
      title={intl.formatMessage({ id: 'questionnaire.appointment' })}
      intro={intl.formatMessage({ id: 'questionnaire.appointmentIntro' }, useShopFacts())}
    >
      <CheckboxField
        name="wants_appointment"
        label={intl.formatMessage({ id: 'questionnaire.wantsAppointment' })}
        checked={field.value !== ''}
        onChange={({ target }) =>
          choose(target.checked ? suggestedConsultation(cartItem.start_date, today) : '')
        }
      />
      {field.value !== '' && (
        <div className={styles.date}>
          <Suspense fallback={<Skeleton className={styles.waiting} />}>
            <DateField
              {...rest}
              onChange={choose}
              min={today}
              max={latestConsultation(cartItem.end_date)}
              isDisabled={(day) => !isConsultationDay(day)}
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
          <Link className={styles.book} to={paths.dietitianAppointment({ date: field.value })}>
            {intl.formatMessage({ id: 'questionnaire.bookAppointment' })}
          </Link>
        </div>
      )}
    </FormSection>
  );
}
