import { hashPassword, verifyDummyHash, verifyPassword } from '../../../server/domain/passwords.ts';

jest.unmock('../../../server/domain/passwordCost.ts');

describe('passwords', () => {
  it('are stored as argon2id with their parameters and a salt of their own', async () => {
    const [first, second] = await Promise.all([
      hashPassword('مرحبا 123'),
      hashPassword('مرحبا 123'),
    ]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
  });

  it('verify the right one only', async () => {
    const stored = await hashPassword('Mizan2026');
    await expect(verifyPassword('Mizan2026', stored)).resolves.toBe(true);
    await expect(verifyPassword('mizan2026', stored)).resolves.toBe(false);
    await expect(verifyPassword('Mizan2026', 'not a hash')).resolves.toBe(false);
    await expect(verifyDummyHash('Mizan2026')).resolves.toBe(false);
  });

  it('are derived at the cost that is stored with them', async () => {
    const stored = await hashPassword('Mizan2026');
    await expect(verifyPassword('Mizan2026', stored.replace('t=2', 't=1'))).resolves.toBe(false);
  });

  it('are the same however the letters are composed', async () => {
    const stored = await hashPassword('caf\u00e9-12345');
    await expect(verifyPassword('cafe\u0301-12345', stored)).resolves.toBe(true);
  });
});
