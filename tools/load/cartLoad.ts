import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';
import { createApi } from '../../__tests__/e2e/support/api.ts';
import { signUpByApi } from '../../__tests__/e2e/support/customers.ts';
import { firstPlan } from '../../__tests__/e2e/support/orders.ts';
import type { PackageCategoryResponse } from '../../src/contract/wire/home.ts';

export const SECONDS = 5;
const TICK_MS = 5;
const CUSTOMERS = 64;
const CALLS_A_CART = 6;
/** As many as a proxy keeps: opened at the moment of the rise, they would be what the server is busy with. */
const CONNECTIONS = 256;

export interface Answer {
  status: number;
  milliseconds: number;
}

interface CartLoad {
  /** For some seconds, whatever the answers take; every sixth call clears the cart. */
  ask: (perSecond: number) => Promise<Answer[]>;
  close: () => Promise<void>;
}

export async function openCartLoad(base: string): Promise<CartLoad> {
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
  return {
    ask: async (perSecond) => {
      const answers: Promise<Answer>[] = [];
      const start = performance.now();
      for (let now = 0; now < SECONDS * 1000; now = performance.now() - start) {
        while (answers.length < (now / 1000) * perSecond) answers.push(call((asked += 1)));
        await delay(TICK_MS);
      }
      return Promise.all(answers);
    },
    close: () => pool.close(),
  };
}
