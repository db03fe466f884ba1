import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { AppointmentForm, Dietitian } from '../../../api/appointments.ts';
import { useFormField } from '../../../forms/useFormField.ts';
import { FieldGroup } from '../../../ui/FieldShell.tsx';
import { MapPinIcon } from '../../../ui/icons.tsx';
import { PictureFrame } from '../../../ui/PictureFrame.tsx';
import { Price } from '../../../ui/Price.tsx';
import { selectChoice } from '../bookingSelectors.ts';
import { dietitianChosen } from '../bookingSlice.ts';
import { nextDays } from '../choice.ts';
import { useAppointmentTexts } from '../../../components/appointment/useAppointmentTexts.ts';
import styles from './DietitianCards.module.css';

const DAYS_SHOWN = 3;

/** The dietitians with their fees and next free days. */
export function DietitianCards({ form }: { form: AppointmentForm }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { field, helpers } = useFormField<string>({
    name: 'dietitianId',
    label: intl.formatMessage({ id: 'booking.dietitian' }),
  });
  const { value, onChange: _onChange, ...group } = field;
  const choose = (dietitianId: number, date: string | null) => {
    void helpers.setValue(String(dietitianId));
    dispatch(dietitianChosen({ dietitianId, date }));
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
            onChoose={(date) => choose(dietitian.id, date)}
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
  /** Called with a day, or with null for the dietitian alone. */
  onChoose: (date: string | null) => void;
}

function DietitianCard({ dietitian, days, chosen, onChoose }: DietitianCardProps) {
  const texts = useAppointmentTexts();
  const id = `dietitian-${dietitian.id}`;
  return (
    <div className={styles.card}>
      <PictureFrame
        src={dietitian.image}
        alt=""
        width={96}
        height={120}
        ratio="portrait"
        shape="leaf"
        className={styles.portrait}
      />
      <label className={styles.pick}>
        <input
          type="radio"
          className={styles.radio}
          name="dietitianId"
          value={dietitian.id}
          checked={chosen}
          onChange={() => onChoose(null)}
          aria-describedby={`${id}-title ${id}-place ${id}-fee`}
        />
        <span className={styles.name}>{texts.name(dietitian)}</span>
      </label>
      <p id={`${id}-title`} className={styles.title}>
        {texts.title(dietitian)}
      </p>
      <p className={styles.bio}>{texts.bio(dietitian)}</p>
      <p id={`${id}-place`} className={styles.place}>
        <MapPinIcon size={18} />
        <span>
          <span className="visuallyHidden">{texts.text('booking.place')} </span>
          {texts.place(dietitian)}
        </span>
      </p>
      <div className={styles.more}>
        <span className={styles.daysLabel}>
          {texts.text(days.length > 0 ? 'booking.nextDays' : 'booking.noDays')}
        </span>
        <span id={`${id}-fee`}>
          <span className="visuallyHidden">{texts.text('booking.fee')} </span>
          <Price value={texts.fee(dietitian.fee)} />
        </span>
        {days.length > 0 && (
          <NextDays
            name={texts.name(dietitian)}
            days={days}
            chosen={chosen}
            onChoose={(day) => onChoose(day)}
          />
        )}
      </div>
    </div>
  );
}

interface NextDaysProps {
  /** Names the dietitian for screen readers. */
  name: string;
  days: readonly string[];
  chosen: boolean;
  onChoose: (day: string) => void;
}

function NextDays({ name, days, chosen, onChoose }: NextDaysProps) {
  const texts = useAppointmentTexts();
  const { date } = useSelector(selectChoice);
  return (
    <div
      className={styles.days}
      role="group"
      aria-label={`${texts.text('booking.nextDays')}: ${name}`}
    >
      {days.map((day) => (
        <button
          key={day}
          type="button"
          className={styles.day}
          aria-pressed={chosen && date === day}
          onClick={() => onChoose(day)}
        >
          {texts.shortDay(day)}
        </button>
      ))}
    </div>
  );
}
