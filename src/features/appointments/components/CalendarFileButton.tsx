import { useDispatch } from 'react-redux';
import type { AppointmentBooking } from '../../../api/appointments.ts';
import { Button, type ButtonProps } from '../../../ui/Button.tsx';
import { CalendarIcon } from '../../../ui/icons.tsx';
import { calendarFilePressed } from '../appointmentsSlice.ts';
import { useAppointmentTexts } from '../useAppointmentTexts.ts';

interface CalendarFileButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  booking: AppointmentBooking;
}

/** Gives the customer an .ics file, which phones and computers open with their calendar. */
export function CalendarFileButton({ booking, ...look }: CalendarFileButtonProps) {
  const texts = useAppointmentTexts();
  const dispatch = useDispatch();
  const { dietitian, booking_number: number } = booking;
  const press = () =>
    dispatch(
      calendarFilePressed({
        bookingId: booking.id,
        texts: {
          summary: texts.text('appointments.file.summary', { dietitian: texts.name(dietitian) }),
          description: texts.text('appointments.file.description', { number }),
          location: texts.place(dietitian),
          organizer: {
            name: texts.text('appointments.file.organizer'),
            email: texts.text('maintenance.email'),
          },
        },
      }),
    );
  return (
    <Button
      {...look}
      iconStart={<CalendarIcon size={20} />}
      aria-label={texts.text('appointments.addToCalendarOf', { number })}
      onClick={press}
    >
      {texts.text('appointments.addToCalendar')}
    </Button>
  );
}
