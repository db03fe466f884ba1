import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { PASSWORD_COST, type PasswordCost } from './passwordCost.ts';
import { ConcurrencyLimit } from './ConcurrencyLimit.ts';

const STORED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9_-]+)\$([A-Za-z0-9_-]+)$/;

/** libuv's pool has four threads, of which file and DNS calls need one; the event loop needs a core. */
const THREADS = 3;
const limit = new ConcurrencyLimit({
  running: Math.max(1, Math.min(THREADS, availableParallelism() - 1)),
  waiting: 50,
});

/** How many hashes are made now, and how many wait. */
export const hashingLoad = () => limit.load;

/** The hash with its parameters, so that a later change of cost leaves old passwords valid. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, PASSWORD_COST, 32);
  const { memory, passes, parallelism } = PASSWORD_COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const match = STORED.exec(stored);
  if (match === null) return false;
  const [, memory, passes, parallelism, salt, hash] = match;
  const expected = Buffer.from(hash ?? '', 'base64url');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const actual = await derive(
    password,
    Buffer.from(salt ?? '', 'base64url'),
    cost,
    expected.length,
  );
  return timingSafeEqual(actual, expected);
}

/** Takes as long as a wrong password, so that the time does not reveal whether an e-mail has an account. */
export async function verifyDummyHash(password: string): Promise<false> {
  await derive(password, randomBytes(16), PASSWORD_COST, 32);
  return false;
}

function derive(
  password: string,
  salt: Buffer,
  cost: PasswordCost,
  length: number,
): Promise<Buffer> {
  const parameters = {
    message: password.normalize('NFKC'),
    nonce: salt,
    tagLength: length,
    ...cost,
  };
  const work = () =>
    new Promise<Buffer>((resolve, reject) => {
      argon2('argon2id', parameters, (error, key) =>
        error === null ? resolve(key) : reject(error),
      );
    });
  return limit.run(work);
}
