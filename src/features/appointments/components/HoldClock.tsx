import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { HOLD_MINUTES } from '../../../contract/appointments.ts';
import { useWaitText } from '../../../i18n/useWaitText.ts';
import { ClockIcon } from '../../../ui/icons.tsx';
import { selectHeldSeconds } from '../appointmentsSelectors.ts';
import styles from './HoldClock.module.css';

const WHOLE_HOLD = HOLD_MINUTES * 60;
/** A screen reader hears the time at these seconds, not at each. */
const ANNOUNCED = [30, 60, 120, 300];

/** How long the slot is still held for the customer who pays. */
export function HoldClock() {
  const intl = useIntl();
  const waitText = useWaitText();
  const seconds = useSelector(selectHeldSeconds);
  if (seconds === null) return null;
  const said = ANNOUNCED.find((limit) => seconds <= limit);
  const held = (id: string, time: number) => intl.formatMessage({ id }, { time: waitText(time) });
  return (
    <div className={styles.clock} data-urgent={seconds <= 120 || undefined}>
      <p className={styles.text} aria-hidden={said !== undefined || undefined}>
        <ClockIcon size={20} />
        <span>{held('booking.hold.left', seconds)}</span>
      </p>
      <p role="status" className="visuallyHidden">
        {said !== undefined && held('booking.hold.announced', said)}
      </p>
      <progress
        className={styles.bar}
        max={WHOLE_HOLD}
        value={Math.min(seconds, WHOLE_HOLD)}
        aria-hidden="true"
      />
    </div>
  );
}
