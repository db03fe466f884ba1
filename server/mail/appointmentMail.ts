import { endOfAppointment, startOfAppointment } from '../../src/contract/appointments.ts';
import { calendarFile } from '../../src/contract/calendarFile.ts';
import { filsToText } from '../../src/contract/money.ts';
import type { AppointmentMailKind } from '../db/appointmentTables.ts';
import { claimDueBookingMails, clearBookingMail, type Booking } from '../db/stores/bookingStore.ts';
import { dietitiansOf, type Dietitian } from '../db/stores/dietitianStore.ts';
import { bookingNumber, calendarUid } from '../domain/appointments/bookingState.ts';
import { html } from '../html.ts';
import { translate, type MessageKey, type MessageValues } from '../i18n/translate.ts';
import { isolate, mailPage, paragraphs } from './mailPage.ts';
import type { Mail } from './mailer.ts';
import { sendDue, type MailContext } from './sendDue.ts';

interface AppointmentMailParts {
  kind: AppointmentMailKind;
  booking: Booking;
  dietitian: Dietitian;
  publicUrl: string;
  mailFrom: string;
  now: Date;
}

type Say = (key: MessageKey, values?: MessageValues) => string;

/** Tells customers about their appointments: paid, confirmed, cancelled, or lost. */
export async function sendDueAppointmentMails(context: MailContext): Promise<void> {
  await sendDue<Booking>(context, {
    claim: claimDueBookingMails,
    send,
    clear: clearBookingMail,
    failure: ({ id }) => ({
      facts: { bookingId: id },
      sentence: 'a mail about an appointment was not sent',
    }),
  });
}

async function send({ db, mailer, config, clock }: MailContext, booking: Booking): Promise<void> {
  const [dietitian] = await dietitiansOf(db, [booking.dietitian_id]);
  if (dietitian === undefined || booking.mail === null) return;
  const { publicUrl, mailFrom } = config;
  const parts = { kind: booking.mail, booking, dietitian, publicUrl, mailFrom, now: clock() };
  await mailer.send({ to: booking.email, ...renderAppointmentMail(parts) });
}

/** In the language of the booking, with the calendar file where there is something to note. */
export function renderAppointmentMail(parts: AppointmentMailParts): Omit<Mail, 'to'> {
  const { kind, booking, publicUrl } = parts;
  const say: Say = (key, values) => translate(booking.language, key, values);
  const number = bookingNumber(booking.id);
  const opening = [
    say('server.mail.appointment.greeting', { name: booking.customer_name }),
    ...news(parts, say, isolate(number)),
  ];
  const facts = kind === 'lost' ? [] : factLines(parts, say);
  const link = say('server.mail.appointment.link');
  const url = `${publicUrl}/appointments`;
  const farewell = say('server.mail.appointment.farewell');
  const paragraphsOfText = [...opening, facts.join('\n'), `${link}: ${url}`, farewell];
  return {
    subject: say(`server.mail.appointment.${kind}.subject`, { number }),
    text: paragraphsOfText.filter((text) => text !== '').join('\n\n'),
    html: mailPage(
      booking.language,
      html`${paragraphs(opening)}
        <ul>
          ${facts.map((fact) => html`<li>${fact}</li>`)}
        </ul>
        <p><a href="${url}">${link}</a></p>
        <p>${farewell}</p>`,
    ),
    ...(kind === 'lost' ? {} : { icalEvent: appointmentCalendar(parts, kind) }),
  };
}

function news({ kind, booking }: AppointmentMailParts, say: Say, number: string): string[] {
  switch (kind) {
    case 'received':
      return [
        say('server.mail.appointment.received.text', { number, amount: feeOf(booking) }),
        say('server.mail.appointment.rule'),
      ];
    case 'confirmed':
      return [
        say('server.mail.appointment.confirmed.text', { number }),
        say('server.mail.appointment.rule'),
      ];
    case 'cancelled':
      return cancellation(booking, say, number);
    case 'lost':
      return [say('server.appointment.not_completed'), say('server.mail.appointment.lost.text')];
  }
}

function cancellation(booking: Booking, say: Say, number: string): string[] {
  const { cancelled_by, rejected_reason, refund_due } = booking;
  return [
    cancelled_by === 'customer'
      ? say('server.mail.appointment.cancelled.text', { number })
      : say('server.mail.appointment.rejected.text', { number }),
    say('server.mail.appointment.reason', { reason: rejected_reason ?? '' }),
    refund_due
      ? say('server.mail.appointment.refund', { amount: feeOf(booking) })
      : say('server.mail.appointment.no_refund'),
  ];
}

function factLines({ booking, dietitian }: AppointmentMailParts, say: Say): string[] {
  const { date, time } = booking;
  const place = { name_en: dietitian.place_en, name_ar: dietitian.place_ar };
  return [
    say('server.mail.appointment.dietitian', { dietitian }),
    say('server.mail.appointment.when', { date: { day: date }, time: isolate(time) }),
    say('server.mail.appointment.place', { place }),
  ];
}

function feeOf({ fee_fils }: Booking): string {
  return isolate(filsToText(fee_fils));
}

const STATUSES = { received: 'TENTATIVE', confirmed: 'CONFIRMED', cancelled: 'CANCELLED' } as const;

/** Replaces the event of the mail before in the customer's calendar, or removes it. */
function appointmentCalendar(
  { booking, dietitian, publicUrl, mailFrom, now }: AppointmentMailParts,
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
