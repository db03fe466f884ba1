import { MOVE_HOURS, REFUND_HOURS } from '../../src/contract/appointments.ts';
import { endOfAppointment, startOfAppointment } from '../../src/contract/appointments.ts';
import { calendarFile } from '../../src/contract/calendarFile.ts';
import { pickText } from '../../src/contract/languages.ts';
import { pageUrl } from '../../src/contract/pages/pageUrl.ts';
import type { AppointmentBooking } from '../../src/contract/wire/appointment.ts';
import {
  claimDueAppointmentMails,
  clearAppointmentMail,
  type AppointmentMailKind,
} from '../db/stores/appointmentMailStore.ts';
import type { Appointment } from '../db/stores/appointmentStore.ts';
import { readAppointment } from '../domain/appointments/readAppointments.ts';
import { readKitchen } from './kitchen.ts';
import {
  action,
  columns,
  list,
  paragraph,
  title,
  type Fact,
  type Kitchen,
  type Letter,
} from './letter.ts';
import type { Mail } from './mailer.ts';
import { sendOptional } from './optionalMail.ts';
import { paymentFacts } from './paymentFacts.ts';
import { renderLetter } from './renderLetter.ts';
import { sendDue, type MailContext } from './sendDue.ts';
import { isolate, wordsOf, type Words } from './words.ts';

interface News {
  kind: AppointmentMailKind;
  appointment: AppointmentBooking;
  customerName: string;
  publicUrl: string;
}

/** Notifies customers about their appointments: paid, confirmed, moved, due tomorrow, cancelled, or lost. */
export async function sendDueAppointmentMails(context: MailContext): Promise<void> {
  await sendDue<Appointment>(context, {
    claim: claimDueAppointmentMails,
    send,
    clear: clearAppointmentMail,
    failure: ({ id }) => ({
      facts: { appointmentId: id },
      sentence: 'a mail about an appointment was not sent',
    }),
  });
}

/** In the language of the appointment, with a calendar file where it is useful. */
async function send(context: MailContext, row: Appointment): Promise<void> {
  const { mailer, config, clock } = context;
  const { mail: kind, language, customer_name: customerName } = row;
  if (kind === null) return;
  // The mail server may have been away for a day.
  if (kind === 'reminder' && startOfAppointment(row) <= clock()) return;
  const words = wordsOf(language);
  const appointment = await readAppointment(context, row, language);
  const news = { kind, appointment, customerName, publicUrl: config.publicUrl };
  const letter = appointmentLetter(news, words);
  const envelope = {
    to: row.email,
    id: `appointment-${row.id}-${row.calendar_sequence}-${kind}`,
  };
  if (kind === 'reminder') {
    const { customer_id: customerId } = row;
    return sendOptional(context, { ...envelope, customerId, kind: 'appointment_reminder', letter });
  }
  const kitchen = await readKitchen(context, language);
  await mailer.send({
    ...envelope,
    ...renderLetter(letter, kitchen),
    ...(kind === 'lost'
      ? {}
      : { icalEvent: invitation({ ...news, kind }, words, { kitchen, now: clock() }) }),
  });
}

export function appointmentLetter(
  { kind, appointment, customerName, publicUrl }: News,
  words: Words,
) {
  const { say } = words;
  const { booking_number } = appointment;
  const [opening, ...more] = newsOf(kind, appointment, words);
  return {
    language: words.language,
    subject: say(`server.mail.appointment.${kind}.subject`, { number: booking_number }),
    preview: opening,
    heading: say(headingOf(kind, appointment)),
    parts: [
      paragraph(say('server.mail.greeting', { name: isolate(customerName) })),
      ...[opening, ...more].map(paragraph),
      ...(kind === 'lost'
        ? [action(say('appointments.bookAgain'), pageUrl(publicUrl, 'dietitianAppointment', []))]
        : [
            columns(facts(appointment, words)),
            action(say('server.mail.appointment.link'), pageUrl(publicUrl, 'appointments', [])),
          ]),
      ...(kind === 'lost' || kind === 'cancelled'
        ? []
        : [title(say('orders.thankYou.nextTitle')), list(nextSteps(appointment, words))]),
      paragraph(say('server.mail.appointment.farewell')),
    ],
  } satisfies Letter;
}

/** The heading of the appointment's page. */
function headingOf(kind: AppointmentMailKind, { booking_status }: AppointmentBooking) {
  if (kind === 'lost') return 'server.mail.appointment.lost.subject';
  if (kind === 'moved' || kind === 'rescheduled' || kind === 'reminder') {
    return `server.mail.appointment.${kind}.heading` as const;
  }
  return `appointments.confirmed.${booking_status}.title` as const;
}

function newsOf(
  kind: AppointmentMailKind,
  appointment: AppointmentBooking,
  { say, money }: Words,
): [string, ...string[]] {
  const number = isolate(appointment.booking_number);
  const amount = money(appointment.fee);
  switch (kind) {
    case 'received':
      return [say('server.mail.appointment.received.text', { number, amount })];
    case 'confirmed':
      return [say('server.mail.appointment.confirmed.text', { number })];
    case 'moved':
      return [say('server.mail.appointment.moved.text', { number })];
    case 'rescheduled':
      return [
        say('server.mail.appointment.rescheduled.text', { number }),
        say('server.mail.appointment.rescheduled.next'),
      ];
    case 'reminder':
      return [say('server.mail.appointment.reminder.text', { number })];
    case 'cancelled':
      return [
        appointment.cancelled_by === 'customer'
          ? say('server.mail.appointment.cancelled.text', { number })
          : say('server.mail.appointment.rejected.text', { number }),
        appointment.refund_due
          ? say('server.mail.appointment.refund', { amount })
          : say('server.mail.appointment.no_refund', { time: refundTime(say) }),
      ];
    case 'lost':
      return [say('server.appointment.not_completed'), say('server.mail.appointment.lost.text')];
  }
}

const moveTime = (say: Words['say']) => say('wait.hours', { count: MOVE_HOURS });
const refundTime = (say: Words['say']) => say('wait.hours', { count: REFUND_HOURS });

function nextSteps({ booking_status, movable }: AppointmentBooking, { say }: Words): string[] {
  return [
    ...(booking_status === 'received' ? [say('server.mail.appointment.received.next')] : []),
    ...(movable ? [say('appointments.move.rule', { time: moveTime(say) })] : []),
    say('appointments.rule', { time: refundTime(say) }),
  ];
}

function facts(appointment: AppointmentBooking, words: Words): Fact[] {
  const { say, wholeDay, time, language } = words;
  const { dietitian, rejected_reason: reason } = appointment;
  return [
    { label: say('booking.dietitian'), value: pickText(dietitian, 'name', language) },
    {
      label: say('booking.when'),
      value: `${wholeDay(appointment.date)}\n${time(appointment.time)}`,
    },
    { label: say('booking.place'), value: pickText(dietitian, 'place', language) },
    {
      label: say('appointments.status'),
      value: say(`appointments.status.${appointment.booking_status}`),
    },
    ...(reason === null ? [] : [{ label: say('appointments.reason'), value: isolate(reason) }]),
    { label: say('booking.fee'), value: words.money(appointment.fee) },
    ...paymentFacts(appointment, words),
  ];
}

const STATUSES = {
  received: 'TENTATIVE',
  moved: 'TENTATIVE',
  rescheduled: 'CONFIRMED',
  confirmed: 'CONFIRMED',
  cancelled: 'CANCELLED',
} as const;

/** Replaces the event of the mail before in the customer's calendar, or removes it. */
function invitation(
  { kind, appointment, customerName }: News & { kind: keyof typeof STATUSES },
  { say, language }: Words,
  { kitchen, now }: { kitchen: Kitchen; now: Date },
): NonNullable<Mail['icalEvent']> {
  const method = kind === 'cancelled' ? 'CANCEL' : 'REQUEST';
  const { booking_number: number, dietitian, email } = appointment;
  const status = say(`appointments.status.${appointment.booking_status}`);
  const content = calendarFile({
    method,
    uid: appointment.calendar_uid,
    sequence: appointment.calendar_sequence,
    status: STATUSES[kind],
    stamp: now,
    start: startOfAppointment(appointment),
    end: endOfAppointment(appointment),
    summary: say('appointments.file.summary', { dietitian }),
    description: say('appointments.file.description', { number, status }),
    location: pickText(dietitian, 'place', language),
    organizer: kitchen.email === null ? null : { name: kitchen.name, email: kitchen.email },
    attendee: { name: customerName, email },
  });
  return { method, filename: `${number}.ics`, content };
}
