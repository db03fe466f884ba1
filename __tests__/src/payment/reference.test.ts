import {
  directReference,
  isDirectReference,
  orderIdOfReference,
  serverReference,
} from '../../../src/payment/reference.ts';

const random = Uint8Array.from([0, 1, 2, 255, 4, 5, 6, 7]);

describe('references', () => {
  test('name their order, and tell who made them', () => {
    expect(serverReference(1001, 2, random)).toBe('SUB-1001-2-000102ff');
    expect(directReference(1001, random)).toBe('SUB-1001-d000102ff04050607');
    expect(orderIdOfReference('SUB-1001-2-000102ff')).toBe(1001);
    expect(orderIdOfReference('SUB-1001-d000102ff04050607')).toBe(1001);
    expect(isDirectReference('SUB-1001-d000102ff04050607')).toBe(true);
    expect(isDirectReference('SUB-1001-2-000102ff')).toBe(false);
  });

  test.each([
    '',
    'SUB-1001',
    'SUB-0-1-000102ff',
    'SUB-1-1-000102FF',
    'APT-1-1-000102ff',
    'SUB-1-1-000102ff/..',
  ])('%p names none', (reference) => {
    expect(orderIdOfReference(reference)).toBeNull();
  });
});
