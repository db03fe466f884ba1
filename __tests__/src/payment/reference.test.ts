import {
  directReference,
  isDirectReference,
  isSamePayable,
  payableOfReference,
  serverReference,
  type PayableKey,
} from '../../../src/payment/reference.ts';

const random = Uint8Array.from([0, 1, 2, 255, 4, 5, 6, 7]);

describe('references', () => {
  test.each<[PayableKey, string, string]>([
    [{ kind: 'order', id: 1001 }, 'SUB-1001-2-000102ff', 'SUB-1001-d000102ff04050607'],
    [{ kind: 'appointment', id: 1001 }, 'APT-1001-2-000102ff', 'APT-1001-d000102ff04050607'],
  ])('of %p name it, and tell who made them', (key, byServer, byBrowser) => {
    expect(serverReference(key, 2, random)).toBe(byServer);
    expect(directReference(key, random)).toBe(byBrowser);
    expect(payableOfReference(byServer)).toEqual(key);
    expect(payableOfReference(byBrowser)).toEqual(key);
    expect(isDirectReference(byBrowser)).toBe(true);
    expect(isDirectReference(byServer)).toBe(false);
  });

  test.each([
    '',
    'SUB-1001',
    'SUB-0-1-000102ff',
    'SUB-1-1-000102FF',
    'MZ-1-1-000102ff',
    'SUB-1-1-000102ff/..',
  ])('%p names nothing', (reference) => {
    expect(payableOfReference(reference)).toBeNull();
  });

  test('an order and an appointment of the same number are two things', () => {
    expect(isSamePayable({ kind: 'order', id: 1 }, { kind: 'order', id: 1 })).toBe(true);
    expect(isSamePayable({ kind: 'order', id: 1 }, { kind: 'appointment', id: 1 })).toBe(false);
    expect(isSamePayable({ kind: 'order', id: 1 }, null)).toBe(false);
  });
});
