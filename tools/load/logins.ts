import { performance } from 'node:perf_hooks';

/**
 * How long GET home takes while many log in at once. The server has to believe X-Forwarded-For
 * (TRUST_PROXY=yes), so that the logins come from as many addresses.
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

async function askHomeUntil(isOver: () => boolean): Promise<Answer[]> {
  const answers: Answer[] = [];
  do answers.push(await timed('home'));
  while (!isOver());
  return answers;
}

let asked = 0;
report('home alone', await askHomeUntil(() => (asked += 1) >= 100));
let isOver = false;
const logins = Promise.all(Array.from({ length: Number(count) }, logIn)).finally(() => {
  isOver = true;
});
report('home meanwhile', await askHomeUntil(() => isOver));
report('logins', await logins);
