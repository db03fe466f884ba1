import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';
import type { PackageCategoryResponse } from '../../src/contract/wire/home.ts';
import { createApi } from '../../__tests__/e2e/support/api.ts';
import { signUpByApi } from '../../__tests__/e2e/support/customers.ts';
import { firstPlan } from '../../__tests__/e2e/support/orders.ts';

/**
 * Adds to carts at a rate that does not wait for answers, as customers do not: what the shop takes, twice that,
 * and what it takes again. Every sixth call clears the cart.
 */
const [base = 'http://localhost:4000', rate = '500'] = process.argv.slice(2);

const SECONDS = 5;
const TICK_MS = 5;
const CUSTOMERS = 64;
const CALLS_A_CART = 6;
/** As many as a proxy keeps open: opening them at the moment of the rise would keep the server busy. */
const CONNECTIONS = 256;

interface Answer {
  status: number;
  milliseconds: number;
}

const pool = new Pool(base, { connections: CONNECTIONS });
const api = `${base}/api`;
const tokens: string[] = [];
while (tokens.length < CUSTOMERS) tokens.push((await signUpByApi(api, 'en')).token);
const { package_category: product } =
  await createApi(api).get<PackageCategoryResponse>('package-categories/1');
const plan = JSON.stringify(firstPlan(product));

async function call(index: number): Promise<Answer> {
  const start = performance.now();
  const isClear = Math.floor(index / CUSTOMERS) % CALLS_A_CART === CALLS_A_CART - 1;
  const authorization = `Bearer ${tokens[index % CUSTOMERS]}`;
  const { statusCode, body } = await pool.request(
    isClear
      ? { path: '/api/carts/clear', method: 'DELETE', headers: { authorization } }
      : {
          path: '/api/carts',
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json' },
          body: plan,
        },
  );
  await body.dump();
  return { status: statusCode, milliseconds: performance.now() - start };
}

let asked = 0;

async function load(perSecond: number): Promise<Answer[]> {
  const answers: Promise<Answer>[] = [];
  const start = performance.now();
  for (let now = 0; now < SECONDS * 1000; now = performance.now() - start) {
    while (answers.length < (now / 1000) * perSecond) answers.push(call((asked += 1)));
    await delay(TICK_MS);
  }
  return Promise.all(answers);
}

function describe(answers: readonly Answer[]): string {
  const times = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)]?.toFixed(0) ?? '-';
  return `${(answers.length / SECONDS).toFixed(0)}/s, p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)} ms`;
}

// Code that runs for the first time is slow.
await load(Number(rate) / 2);
for (const share of [1, 2, 1]) {
  const answers = await load(Number(rate) * share);
  const [taken, refused] = [200, 503].map((code) =>
    answers.filter(({ status }) => status === code),
  );
  console.log(`${share} x: taken ${describe(taken ?? [])}; refused ${describe(refused ?? [])}`);
  const others = answers.filter(({ status }) => status !== 200 && status !== 503);
  if (others.length > 0) console.log(`others: ${others.length}`);
}
await pool.close();
