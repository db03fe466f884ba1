import { useSelector } from 'react-redux';
import styles from '../Booking.module.css';
import { selectDay, selectTime } from '../bookingSelectors.ts';
import { useAppointmentTexts } from '../useAppointmentTexts.ts';

/** The chosen day and time, for the bar of a phone. */
export function ChosenTime() {
  const texts = useAppointmentTexts();
  const day = useSelector(selectDay);
  const time = useSelector(selectTime);
  return (
    <>
      {time !== null && <span className={styles.barMain}>{texts.time(time)}</span>}
      <span className={styles.barDetail}>
        {day === null ? texts.text('booking.noDay') : texts.shortDay(day)}
      </span>
    </>
  );
}
