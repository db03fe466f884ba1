import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { AppointmentSlot } from '../../../contract/wire/appointment.ts';
import { FieldGroup } from '../../../ui/FieldShell.tsx';
import { selectTime } from '../bookingSelectors.ts';
import { timeChosen } from '../bookingSlice.ts';
import { useAppointmentTexts } from '../../../components/appointment/useAppointmentTexts.ts';
import { partsOfDay } from '../choice.ts';
import styles from './SlotPicker.module.css';

interface SlotPickerProps {
  slots: readonly AppointmentSlot[];
  error: string | undefined;
  hint?: string;
}

export function SlotPicker({ slots, error, hint }: SlotPickerProps) {
  const intl = useIntl();
  return (
    <FieldGroup
      role="radiogroup"
      name="time"
      label={intl.formatMessage({ id: 'field.time' })}
      hint={hint}
      error={error}
      required
    >
      {partsOfDay(slots).map(([part, some]) => (
        <div key={part} className={styles.part}>
          <p className={styles.partName}>{intl.formatMessage({ id: `booking.part.${part}` })}</p>
          <div className={styles.slots}>
            {some.map((slot) => (
              <Slot key={slot.time} slot={slot} />
            ))}
          </div>
        </div>
      ))}
    </FieldGroup>
  );
}

function Slot({ slot: { time, available, reason } }: { slot: AppointmentSlot }) {
  const texts = useAppointmentTexts();
  const dispatch = useDispatch();
  const chosen = useSelector(selectTime) === time;
  return (
    <label className={styles.slot}>
      <input
        type="radio"
        className="visuallyHidden"
        name="time"
        value={time}
        checked={chosen}
        disabled={!available}
        onChange={() => dispatch(timeChosen({ time }))}
      />
      <bdi className={styles.time}>{texts.time(time)}</bdi>
      {reason !== null && (
        <span className={styles.reason}>{texts.text(`booking.slot.${reason}`)}</span>
      )}
    </label>
  );
}
