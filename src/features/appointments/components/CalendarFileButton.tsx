import { useDispatch } from 'react-redux';
import type { Appointment } from '../../../api/appointments.ts';
import { Button, type ButtonProps } from '../../../ui/Button.tsx';
import { CalendarIcon } from '../../../ui/icons.tsx';
import { calendarFilePressed } from '../appointmentsSlice.ts';
import { useAppointmentTexts } from '../../../components/appointment/useAppointmentTexts.ts';
import { useSiteContent } from '../../home/useSiteContent.ts';

interface CalendarFileButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  appointment: Appointment;
}

/** Downloads an .ics file, which phones and computers open with their calendar. */
export function CalendarFileButton({ appointment, ...look }: CalendarFileButtonProps) {
  const texts = useAppointmentTexts();
  const dispatch = useDispatch();
  const content = useSiteContent();
  const { dietitian, number, status } = appointment;
  const name = content('kitchen_name') ?? texts.text('brand.name');
  const email = content('footer_email');
  const press = () =>
    dispatch(
      calendarFilePressed({
        appointmentId: appointment.id,
        texts: {
          summary: texts.text('appointments.file.summary', { dietitian: texts.name(dietitian) }),
          description: texts.text('appointments.file.description', {
            number,
            status: texts.text(`appointments.status.${status}`),
          }),
          location: texts.place(dietitian),
          organizer: email === null ? null : { name, email },
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
