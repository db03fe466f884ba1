import { endOfAppointment, startOfAppointment } from '../../src/contract/appointments.ts';
import { calendarFile } from '../../src/contract/calendarFile.ts';
import { pickText } from '../../src/contract/languages.ts';
import { filsToText } from '../../src/contract/money.ts';
import {
  claimDueAppointmentMails,
  clearAppointmentMail,
  type Appointment,
  type AppointmentMailKind,
} from '../db/stores/appointmentStore.ts';
import { dietitiansOf, type Dietitian } from '../db/stores/dietitianStore.ts';
import { appointmentNumber, calendarUid } from '../domain/appointments/appointmentState.ts';
import { html } from '../html.ts';
import { translate, type MessageKey, type MessageValues } from '../i18n/translate.ts';
import { isolate, mailPage, paragraphs } from './mailPage.ts';
import type { Mail } from './mailer.ts';
import { sendDue, type MailContext } from './sendDue.ts';

interface AppointmentMailParts {
  kind: AppointmentMailKind;
  appointment: Appointment;
  dietitian: Dietitian;
  publicUrl: string;
  mailFrom: string;
  now: Date;
}

type Say = (key: MessageKey, values?: MessageValues) => string;

/** Tells customers about their appointments: paid, confirmed, cancelled, or lost. */
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

async function send(
  { db, mailer, config, clock }: MailContext,
  appointment: Appointment,
): Promise<void> {
  const [dietitian] = await dietitiansOf(db, [appointment.dietitian_id]);
  if (dietitian === undefined || appointment.mail === null) return;
  const { publicUrl, mailFrom } = config;
  const parts = {
    kind: appointment.mail,
    appointment,
    dietitian,
    publicUrl,
    mailFrom,
    now: clock(),
  };
  await mailer.send({ to: appointment.email, ...renderAppointmentMail(parts) });
}

/** In the language of the appointment, with the calendar file where there is something to note. */
function renderAppointmentMail(parts: AppointmentMailParts): Omit<Mail, 'to'> {
  const { kind, appointment, publicUrl } = parts;
  const say: Say = (key, values) => translate(appointment.language, key, values);
  const number = appointmentNumber(appointment.id);
  const opening = [
    say('server.mail.appointment.greeting', { name: appointment.customer_name }),
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
      appointment.language,
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

function news({ kind, appointment }: AppointmentMailParts, say: Say, number: string): string[] {
  switch (kind) {
    case 'received':
      return [
        say('server.mail.appointment.received.text', { number, amount: feeOf(appointment) }),
        say('server.mail.appointment.rule'),
      ];
    case 'confirmed':
      return [
        say('server.mail.appointment.confirmed.text', { number }),
        say('server.mail.appointment.rule'),
      ];
    case 'cancelled':
      return cancellation(appointment, say, number);
    case 'lost':
      return [say('server.appointment.not_completed'), say('server.mail.appointment.lost.text')];
  }
}

function cancellation(appointment: Appointment, say: Say, number: string): string[] {
  const { cancelled_by, rejected_reason, refund_due } = appointment;
  return [
    cancelled_by === 'customer'
      ? say('server.mail.appointment.cancelled.text', { number })
      : say('server.mail.appointment.rejected.text', { number }),
    say('server.mail.appointment.reason', { reason: rejected_reason ?? '' }),
    refund_due
      ? say('server.mail.appointment.refund', { amount: feeOf(appointment) })
      : say('server.mail.appointment.no_refund'),
  ];
}

function factLines({ appointment, dietitian }: AppointmentMailParts, say: Say): string[] {
  const { date, time } = appointment;
  const place = { name_en: dietitian.place_en, name_ar: dietitian.place_ar };
  return [
    say('server.mail.appointment.dietitian', { dietitian }),
    say('server.mail.appointment.when', { date: { day: date }, time: isolate(time) }),
    say('server.mail.appointment.place', { place }),
  ];
}

function feeOf({ fee_fils }: Appointment): string {
  return isolate(filsToText(fee_fils));
}

const STATUSES = { received: 'TENTATIVE', confirmed: 'CONFIRMED', cancelled: 'CANCELLED' } as const;

/** Replaces the event of the mail before in the customer's calendar, or removes it. */
function appointmentCalendar(
  { appointment, dietitian, publicUrl, mailFrom, now }: AppointmentMailParts,
  kind: Exclude<AppointmentMailKind, 'lost'>,
): NonNullable<Mail['icalEvent']> {
  const { language } = appointment;
  const method = kind === 'cancelled' ? 'CANCEL' : 'REQUEST';
  const number = appointmentNumber(appointment.id);
  const content = calendarFile({
    method,
    uid: calendarUid(appointment.id, publicUrl),
    sequence: appointment.calendar_sequence,
    status: STATUSES[kind],
    stamp: now,
    start: startOfAppointment(appointment),
    end: endOfAppointment(appointment),
    summary: translate(language, 'server.mail.appointment.event', { dietitian }),
    description: translate(language, 'server.mail.appointment.event_text', { number }),
    location: pickText(dietitian, 'place', language),
    organizer: addressOf(mailFrom),
    attendee: { name: appointment.customer_name, email: appointment.email },
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
