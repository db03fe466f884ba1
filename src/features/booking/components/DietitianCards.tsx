import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { AppointmentForm, Dietitian } from '../../../api/appointments.ts';
import { useFormField } from '../../../forms/useFormField.ts';
import { FieldGroup } from '../../../ui/FieldShell.tsx';
import { PictureFrame } from '../../../ui/PictureFrame.tsx';
import { Price } from '../../../ui/Price.tsx';
import { dietitianChosen } from '../bookingSlice.ts';
import { nextDays } from '../choice.ts';
import { useAppointmentTexts } from '../../../components/appointment/useAppointmentTexts.ts';
import styles from './DietitianCards.module.css';

const DAYS_SHOWN = 3;

/** Who receives, for how much, and when next. */
export function DietitianCards({ form }: { form: AppointmentForm }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { field, helpers } = useFormField<string>({
    name: 'dietitianId',
    label: intl.formatMessage({ id: 'booking.dietitian' }),
  });
  const { value, onChange: _onChange, ...group } = field;
  const choose = (id: number) => {
    void helpers.setValue(String(id));
    dispatch(dietitianChosen({ dietitianId: id }));
  };
  return (
    <FieldGroup {...group} role="radiogroup">
      <div className={styles.cards}>
        {form.dietitians.map((dietitian) => (
          <DietitianCard
            key={dietitian.id}
            dietitian={dietitian}
            days={nextDays(form, dietitian, DAYS_SHOWN)}
            chosen={value === String(dietitian.id)}
            onChoose={() => choose(dietitian.id)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

interface DietitianCardProps {
  dietitian: Dietitian;
  days: readonly string[];
  chosen: boolean;
  onChoose: () => void;
}

function DietitianCard({ dietitian, days, chosen, onChoose }: DietitianCardProps) {
  const texts = useAppointmentTexts();
  const id = `dietitian-${dietitian.id}`;
  return (
    <label className={styles.card}>
      <input
        type="radio"
        className={styles.radio}
        name="dietitianId"
        value={dietitian.id}
        checked={chosen}
        onChange={onChoose}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-title ${id}-more`}
      />
      <PictureFrame
        src={dietitian.image}
        alt=""
        width={96}
        height={120}
        ratio="portrait"
        shape="leaf"
        className={styles.portrait}
      />
      <span className={styles.text}>
        <span id={`${id}-name`} className={styles.name}>
          {texts.name(dietitian)}
        </span>
        <span id={`${id}-title`} className={styles.title}>
          {texts.title(dietitian)}
        </span>
        <span className={styles.bio}>{texts.bio(dietitian)}</span>
        <span id={`${id}-more`} className={styles.more}>
          <NextDays days={days} />
          <Price
            value={texts.fee(dietitian.fee)}
            before={<span className="visuallyHidden">{texts.text('booking.fee')}</span>}
          />
        </span>
      </span>
    </label>
  );
}

function NextDays({ days }: { days: readonly string[] }) {
  const texts = useAppointmentTexts();
  if (days.length === 0) return <span>{texts.text('booking.noDays')}</span>;
  return (
    <span className={styles.days}>
      <span className={styles.daysLabel}>{texts.text('booking.nextDays')}</span>
      {days.map((day) => (
        <span key={day} className={styles.day}>
          {texts.shortDay(day)}
        </span>
      ))}
    </span>
  );
}
