import {
  appointmentNumber,
  assertPayable,
  calendarUid,
  firstHold,
  isCancellable,
  isPayable,
  isRefunded,
  prolongedHold,
} from '../../../../server/domain/appointments/appointmentState.ts';

const MINUTE = 60_000;
const now = new Date('2027-01-12T07:00:00Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * MINUTE);
const held = { status: 'pending', held_until: new Date(now.getTime() + 1), paid_at: null } as const;

it('has a number, and a name for calendars', () => {
  expect(appointmentNumber(7)).toBe('AP-7');
  expect(calendarUid(7, 'https://mizan.example:8443')).toBe('appointment-7@mizan.example');
});

it('can be paid while its slot is held', () => {
  expect(isPayable(held, now)).toBe(true);
  expect(isPayable({ ...held, held_until: now }, now)).toBe(false);
  expect(isPayable({ ...held, status: 'failed' }, now)).toBe(false);
  expect(() => assertPayable(held, now)).not.toThrow();
});

it.each([
  ['booking_paid', { status: 'received', paid_at: now }],
  ['booking_expired', { held_until: now }],
  ['booking_expired', { status: 'failed' }],
  ['booking_closed', { status: 'cancelled' }],
] as const)('cannot be paid otherwise: %s for %j', (code, changes) => {
  expect(() => assertPayable({ ...held, ...changes }, now)).toThrow(
    expect.objectContaining({ code }) as Error,
  );
});

it('is held for ten minutes, and from each payment again, for half an hour in all', () => {
  expect(firstHold(now)).toEqual(after(10));
  expect(prolongedHold({ held_since: after(-15) }, now)).toEqual(after(10));
  expect(prolongedHold({ held_since: after(-25) }, now)).toEqual(after(5));
});

describe('can be cancelled', () => {
  const slot = { date: '2027-01-12', time: '10:01', held_until: now };
  it.each([
    ['a hold that lasts', { ...slot, status: 'pending', held_until: after(1) }, true],
    ['a hold that is over', { ...slot, status: 'pending' }, false],
    ['one that was paid', { ...slot, status: 'received' }, true],
    ['one that was confirmed', { ...slot, status: 'accepted' }, true],
    ['one that was cancelled', { ...slot, status: 'cancelled' }, false],
    ['one that begins now', { ...slot, status: 'accepted', time: '10:00' }, false],
  ] as const)('%s: %j %s', (_name, appointment, isPossible) => {
    expect(isCancellable(appointment, now)).toBe(isPossible);
  });
});

it('is refunded when it was paid and is cancelled a day before', () => {
  const slot = { date: '2027-01-13', time: '10:00' };
  expect(isRefunded({ ...slot, paid_at: now }, now)).toBe(true);
  expect(isRefunded({ ...slot, paid_at: null }, now)).toBe(false);
  expect(isRefunded({ ...slot, paid_at: now }, after(1))).toBe(false);
});
