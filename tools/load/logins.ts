import { performance } from 'node:perf_hooks';
import { signUpByApi } from '../../__tests__/e2e/support/customers.ts';

/**
 * Measures a guest's GET home and a customer's GET carts during many concurrent logins. The server has to trust
 * X-Forwarded-For (TRUST_PROXY=yes), so that the logins come from as many addresses.
 */
const [base = 'http://localhost:4000', count = '300'] = process.argv.slice(2);

interface Answer {
  status: number;
  milliseconds: number;
}

async function timed(path: string, init?: RequestInit): Promise<Answer> {
  const start = performance.now();
  const answer = await fetch(`${base}/api/${path}`, init);
  await answer.arrayBuffer();
  return { status: answer.status, milliseconds: performance.now() - start };
}

function logIn(_: unknown, index: number): Promise<Answer> {
  return timed('login', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.0.${index >> 8}.${index & 255}`,
    },
    body: JSON.stringify({ email: `load${index}@example.com`, password: 'not the right one' }),
  });
}

function report(what: string, answers: readonly Answer[]): void {
  const times = answers.map(({ milliseconds }) => Math.round(milliseconds)).sort((a, b) => a - b);
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  const statuses = [...counts].map(([status, count]) => `${status}: ${count}`);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)];
  console.log(
    `${what}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, max ${at(1)} ms (${statuses.join(', ')})`,
  );
}

const { token } = await signUpByApi(`${base}/api`, 'en');
const askHome = () => timed('home');
const askCart = () => timed('carts', { headers: { authorization: `Bearer ${token}` } });

async function askUntil(ask: () => Promise<Answer>, isOver: () => boolean): Promise<Answer[]> {
  const answers: Answer[] = [];
  do answers.push(await ask());
  while (!isOver());
  return answers;
}

const ALONE = 100;
const alone = () => {
  let asked = 0;
  return () => (asked += 1) >= ALONE;
};
report('home alone', await askUntil(askHome, alone()));
report('cart alone', await askUntil(askCart, alone()));
let isOver = false;
const logins = Promise.all(Array.from({ length: Number(count) }, logIn)).finally(() => {
  isOver = true;
});
const [homes, carts] = await Promise.all(
  [askHome, askCart].map((ask) => askUntil(ask, () => isOver)),
);
report('home meanwhile', homes ?? []);
report('cart meanwhile', carts ?? []);
report('logins', await logins);
