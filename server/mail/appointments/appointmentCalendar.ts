import { endOfAppointment, startOfAppointment } from '../../../src/contract/appointments.ts';
import { calendarFile } from '../../../src/contract/calendarFile.ts';
import type { AppointmentMailKind } from '../../db/appointmentTables.ts';
import type { Booking } from '../../db/stores/bookingStore.ts';
import type { Dietitian } from '../../db/stores/dietitianStore.ts';
import { bookingNumber, calendarUid } from '../../domain/appointments/bookingState.ts';
import { translate } from '../../i18n/translate.ts';
import type { Mail } from '../mailer.ts';

export interface AppointmentFacts {
  booking: Booking;
  dietitian: Dietitian;
  publicUrl: string;
  mailFrom: string;
  now: Date;
}

const STATUSES = { received: 'TENTATIVE', confirmed: 'CONFIRMED', cancelled: 'CANCELLED' } as const;

/** Replaces the event of the mail before in the customer's calendar, or removes it. */
export function appointmentCalendar(
  { booking, dietitian, publicUrl, mailFrom, now }: AppointmentFacts,
  kind: Exclude<AppointmentMailKind, 'lost'>,
): NonNullable<Mail['icalEvent']> {
  const { language } = booking;
  const method = kind === 'cancelled' ? 'CANCEL' : 'REQUEST';
  const number = bookingNumber(booking.id);
  const content = calendarFile({
    method,
    uid: calendarUid(booking.id, publicUrl),
    sequence: booking.calendar_sequence,
    status: STATUSES[kind],
    stamp: now,
    start: startOfAppointment(booking),
    end: endOfAppointment(booking),
    summary: translate(language, 'server.mail.appointment.event', { dietitian }),
    description: translate(language, 'server.mail.appointment.event_text', { number }),
    location: language === 'ar' ? dietitian.place_ar : dietitian.place_en,
    organizer: addressOf(mailFrom),
    attendee: { name: booking.customer_name, email: booking.email },
  });
  return { method, filename: `${number}.ics`, content };
}

/** "Mizan <orders@mizan.example>", or the bare address. */
function addressOf(mailbox: string): { name: string; email: string } {
  const match = /^\s*(.*?)\s*<([^<>]+)>\s*$/.exec(mailbox);
  return match
    ? { name: match[1] ?? '', email: match[2] ?? '' }
    : { name: mailbox, email: mailbox };
}
