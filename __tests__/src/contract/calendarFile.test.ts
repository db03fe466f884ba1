import { calendarFile, type CalendarEvent } from '../../../src/contract/calendarFile.ts';

const event: CalendarEvent = {
  method: 'REQUEST',
  uid: 'appointment-20001@mizan.example',
  sequence: 1,
  status: 'CONFIRMED',
  stamp: new Date('2027-01-12T07:00:00.123Z'),
  start: new Date('2027-01-12T21:30:00Z'),
  end: new Date('2027-01-12T22:00:00Z'),
  summary: 'Appointment with Dr. Noura Al-Sabti',
  description: 'Appointment AP-20001',
  location: 'Salmiya, Block 7; 2\\3',
  organizer: { name: 'Mizan', email: 'orders@mizan.example' },
  attendee: { name: 'Noura "N" Al-Salem', email: 'noura@example.com' },
};

const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
const octets = (text: string) => Buffer.byteLength(text, 'utf8');

describe('calendarFile', () => {
  it('says everything that a calendar needs, in UTC', () => {
    expect(unfold(calendarFile(event))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Mizan//Appointments//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:REQUEST',
      'BEGIN:VEVENT',
      'UID:appointment-20001@mizan.example',
      'SEQUENCE:1',
      'STATUS:CONFIRMED',
      'DTSTAMP:20270112T070000Z',
      'DTSTART:20270112T213000Z',
      'DTEND:20270112T220000Z',
      'SUMMARY:Appointment with Dr. Noura Al-Sabti',
      'DESCRIPTION:Appointment AP-20001',
      'LOCATION:Salmiya\\, Block 7\\; 2\\\\3',
      'ORGANIZER;CN="Mizan":mailto:orders@mizan.example',
      'ATTENDEE;CN="Noura  N  Al-Salem";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:noura@example.com',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('has no attendee in a file to keep', () => {
    const file = calendarFile({ ...event, method: 'PUBLISH', attendee: null });
    expect(file).toContain('METHOD:PUBLISH\r\n');
    expect(file).not.toContain('ATTENDEE');
    expect(unfold(file).slice(-4)).toEqual([
      'ORGANIZER;CN="Mizan":mailto:orders@mizan.example',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('has no organiser where none is known', () => {
    expect(calendarFile({ ...event, organizer: null })).not.toContain('ORGANIZER');
  });

  it('writes line breaks and lets no text begin a line of its own', () => {
    const file = calendarFile({ ...event, description: 'one\r\nUID:two\nthree\rfour' });
    expect(unfold(file)).toContain('DESCRIPTION:one\\nUID:two\\nthree\\nfour');
    expect(file.match(/^UID:/gm)).toHaveLength(1);
  });

  it.each([
    ['Latin', 'x'.repeat(400)],
    ['Arabic', 'موعد مع أخصائية التغذية العلاجية الدكتورة نورة السبتي في فرع السالمية '.repeat(4)],
    ['emoji', '🥗'.repeat(90)],
    ['the first character of two octets', '\u0080'.repeat(200)],
    ['the first character of three octets', '\u0800'.repeat(200)],
    ['the first character of four octets', '\u{10000}'.repeat(90)],
    ['the last character of three octets', '\uffff'.repeat(200)],
  ])('folds %s after 75 octets at most, and cuts no character', (_name, description) => {
    const file = calendarFile({ ...event, description });
    const lines = file.split('\r\n');
    const folded = lines.slice(lines.findIndex((line) => line.startsWith('DESCRIPTION:')));
    const full = folded.slice(0, folded.findIndex((line) => line.startsWith('LOCATION')) - 1);
    expect(Math.max(...lines.map(octets))).toBeLessThanOrEqual(75);
    expect(Math.min(...full.map(octets))).toBeGreaterThan(71);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(unfold(file)).toContain(`DESCRIPTION:${description}`);
  });
});
