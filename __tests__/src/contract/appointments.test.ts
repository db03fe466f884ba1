import {
  endOfAppointment,
  isBookableAt,
  isRefundedWhenCancelled,
  startOfAppointment,
} from '../../../src/contract/appointments.ts';

describe('the times of an appointment', () => {
  it.each([
    ['2027-01-13', '00:00', '2027-01-12T21:00:00.000Z', '2027-01-12T21:30:00.000Z'],
    ['2027-01-13', '02:30', '2027-01-12T23:30:00.000Z', '2027-01-13T00:00:00.000Z'],
    ['2027-01-13', '23:30', '2027-01-13T20:30:00.000Z', '2027-01-13T21:00:00.000Z'],
  ])('%s %s in Kuwait is %s', (date, time, start, end) => {
    expect(startOfAppointment({ date, time }).toISOString()).toBe(start);
    expect(endOfAppointment({ date, time }).toISOString()).toBe(end);
  });

  it('is sold until two hours before', () => {
    const start = new Date('2027-01-13T12:00:00Z');
    expect(isBookableAt(start, new Date('2027-01-13T10:00:00Z'))).toBe(true);
    expect(isBookableAt(start, new Date('2027-01-13T10:00:00.001Z'))).toBe(false);
    expect(isBookableAt(start, new Date('2027-01-14T10:00:00Z'))).toBe(false);
  });

  it('refunds the fee until twenty-four hours before', () => {
    const start = new Date('2027-01-13T12:00:00Z');
    expect(isRefundedWhenCancelled(start, new Date('2027-01-12T12:00:00Z'))).toBe(true);
    expect(isRefundedWhenCancelled(start, new Date('2027-01-12T12:00:01Z'))).toBe(false);
  });
});
