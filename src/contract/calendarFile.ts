/** An event of a calendar file (RFC 5545); its effect depends on its method (RFC 5546). */
export interface CalendarEvent {
  /** PUBLISH for a file to keep, REQUEST and CANCEL for a mail. */
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  /** The same in every file about one event. */
  uid: string;
  /** A file with a higher number replaces one with a lower. */
  sequence: number;
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  /** When the file was written. */
  stamp: Date;
  start: Date;
  end: Date;
  summary: string;
  description: string;
  location: string;
  /** Null where no organizer is configured. */
  organizer: { name: string; email: string } | null;
  attendee: { name: string; email: string } | null;
}

const LINE_OCTETS = 75;
const CRLF = '\r\n';

/** The text of an .ics file. Instants are in UTC, so that no time zone has to be described. */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mizan//Appointments//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${event.method}`,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${event.status}`,
    `DTSTAMP:${instant(event.stamp)}`,
    `DTSTART:${instant(event.start)}`,
    `DTEND:${instant(event.end)}`,
    `SUMMARY:${text(event.summary)}`,
    `DESCRIPTION:${text(event.description)}`,
    `LOCATION:${text(event.location)}`,
    ...organizerLines(event.organizer),
    ...attendeeLines(event.attendee),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => fold(line) + CRLF).join('');
}

function organizerLines(organizer: CalendarEvent['organizer']): string[] {
  if (organizer === null) return [];
  return [`ORGANIZER;CN=${parameter(organizer.name)}:mailto:${organizer.email}`];
}

/** Marks the customer as coming, so that no answer is requested. */
function attendeeLines(attendee: CalendarEvent['attendee']): string[] {
  if (attendee === null) return [];
  const facts = 'ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE';
  return [`ATTENDEE;CN=${parameter(attendee.name)};${facts}:mailto:${attendee.email}`];
}

function instant(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function text(value: string): string {
  return value.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Quotes and line breaks cannot be written inside a quoted parameter. */
function parameter(value: string): string {
  return `"${value.replace(/["\r\n]/g, ' ')}"`;
}

/** No line is longer than 75 octets of UTF-8, and no character is cut in two. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LINE_OCTETS) {
      folded += `${CRLF} `;
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
