import { execFileSync } from 'node:child_process';

/** A browser's result in that zone: a slot, and each day of a year in the calendar. */
const script = `
  const { startOfAppointment, endOfAppointment } = await import('./src/contract/appointments.ts');
  const { addDays, kuwaitToday } = await import('./src/contract/kuwaitTime.ts');
  const { formatDay, formatTime } = await import('./src/i18n/formats.ts');
  const { toDate, toDay } = await import('./src/ui/calendarDates.ts');
  const slot = { date: '2027-01-17', time: '00:30' };
  let unlike = 0;
  for (let day = '2027-01-01'; day <= '2027-12-31'; day = addDays(day, 1)) {
    if (toDay(toDate(day)) !== day) unlike += 1;
  }
  console.log(JSON.stringify({
    start: startOfAppointment(slot),
    end: endOfAppointment(slot),
    today: kuwaitToday(new Date('2027-01-16T21:00:00Z')),
    day: [formatDay(slot.date, 'en', { weekday: 'long', day: 'numeric' }), formatDay(slot.date, 'ar', { weekday: 'long' })],
    time: [formatTime(slot.time, 'en'), formatTime(slot.time, 'ar')],
    unlike,
  }));
`;

it.each([
  'Asia/Kuwait',
  'UTC',
  'America/Los_Angeles',
  'Pacific/Auckland',
  'America/St_Johns',
  // The clock jumps at midnight there, so a day may begin at one.
  'America/Santiago',
])('a browser in %s shows Kuwait’s days and times', (TZ) => {
  const output = execFileSync('node', ['--input-type=module', '--no-warnings', '-e', script], {
    env: { ...process.env, TZ },
    encoding: 'utf8',
  });
  expect(JSON.parse(output)).toEqual({
    start: '2027-01-16T21:30:00.000Z',
    end: '2027-01-16T22:00:00.000Z',
    today: '2027-01-17',
    day: [expect.stringMatching(/Sunday.*17|17.*Sunday/), 'الأحد'],
    time: ['12:30\u00a0am', '12:30\u00a0ص'],
    unlike: 0,
  });
});
