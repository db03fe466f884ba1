import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Container } from '../../ui/Layout.tsx';
import styles from './Booking.module.css';
import { selectDietitian } from './bookingSelectors.ts';
import { slotSubmitted } from './bookingSlice.ts';
import { BookingForm, BookingHead, ChooseDietitian } from './components/BookingStep.tsx';
import { DayAndTime } from './components/DayAndTime.tsx';

export function DietitianCalendarPage() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const dietitian = useSelector(selectDietitian);
  return (
    <Container className={styles.page}>
      <BookingHead current="calendar" />
      <BookingForm>
        {(form) =>
          dietitian === null ? (
            <ChooseDietitian />
          ) : (
            <DayAndTime
              form={form}
              dietitian={dietitian}
              fee={dietitian.fee}
              submitLabel={intl.formatMessage({ id: 'booking.calendar.next' })}
              onSubmit={() => dispatch(slotSubmitted())}
            />
          )
        }
      </BookingForm>
    </Container>
  );
}
