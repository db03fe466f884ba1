import { Container } from '../../ui/Layout.tsx';
import styles from './Booking.module.css';
import { BookingForm } from './components/BookingForm.tsx';
import { BookingHead } from './components/BookingHead.tsx';
import { DetailsForm } from './components/DetailsForm.tsx';

export function DietitianAppointmentPage() {
  return (
    <Container width="reading" className={styles.page}>
      <BookingHead current="details" />
      <BookingForm>{(form) => <DetailsForm form={form} />}</BookingForm>
    </Container>
  );
}
