import type { Appointment } from '../../api/appointments.ts';
import { endOfAppointment, startOfAppointment } from '../../contract/appointments.ts';
import { calendarFile } from '../../contract/calendarFile.ts';
import type { SavedFile } from '../../saga/browserPort.ts';
import type { CalendarTexts } from './appointmentsSlice.ts';

const STATUS = { received: 'TENTATIVE', accepted: 'CONFIRMED' } as const;

/** The same event id as in the mails, so that a calendar that gets both keeps one event. */
export function appointmentFile(
  appointment: Appointment,
  { summary, description, location, organizer }: CalendarTexts,
  stamp: Date,
): SavedFile {
  const { status } = appointment;
  return {
    name: `${appointment.number}.ics`,
    type: 'text/calendar;charset=utf-8',
    text: calendarFile({
      method: 'PUBLISH',
      uid: appointment.calendar_uid,
      sequence: appointment.calendar_sequence,
      status: status === 'received' || status === 'accepted' ? STATUS[status] : 'CANCELLED',
      stamp,
      start: startOfAppointment(appointment),
      end: endOfAppointment(appointment),
      summary,
      description,
      location,
      organizer,
      attendee: null,
    }),
  };
}
