import type { FastifyInstance } from 'fastify';
import type { Cart } from '../../src/contract/wire/cart.ts';
import type { PackageCategory } from '../../src/contract/wire/package.ts';
import type {
  PaymentResult,
  PaymentStarted,
  StartPayment,
} from '../../src/contract/wire/payment.ts';
import type { SubscriptionDetails } from '../../src/contract/wire/subscription.ts';
import { createPaymentContext } from '../../server/createPaymentContext.ts';
import { runJobs } from '../../server/jobs.ts';
import type { PaymentContext } from '../../server/payments/paymentContext.ts';
import { act, returnOf, testSandbox } from './sandboxGateway.ts';
import { startTestApp, testConfig, type TestApp } from './testApp.ts';
import type { TestDatabaseKind } from './testDatabase.ts';

interface Answer<T> {
  code: number;
  status: boolean;
  response: T;
}

interface Refusal {
  error: string;
  message: string;
}

export interface PlanWish {
  meals?: number;
  snacks?: number;
  days?: number;
  startDate?: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A logged-in customer who shops through the API. */
export class Shopper {
  readonly app: FastifyInstance;
  readonly token: string;
  addressId = 0;
  locale: 'en' | 'ar' = 'en';

  constructor(app: FastifyInstance, token: string) {
    this.app = app;
    this.token = token;
  }

  async call<T>(method: Method, path: string, payload?: object): Promise<Answer<T>> {
    const answer = await this.app.inject({
      method,
      url: `/api/${path}`,
      headers: { authorization: `Bearer ${this.token}`, locale: this.locale },
      ...(payload === undefined ? {} : { payload }),
    });
    return answer.json<Answer<T>>();
  }

  async ok<T>(method: Method, path: string, payload?: object): Promise<T> {
    const answer = await this.call<T>(method, path, payload);
    if (!answer.status) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer.response;
  }

  async refusal(
    method: Method,
    path: string,
    payload?: object,
  ): Promise<Refusal & { code: number }> {
    const answer = await this.call<Refusal>(method, path, payload);
    if (answer.status) throw new Error(`${method} ${path} was not refused`);
    return { ...answer.response, code: answer.code };
  }

  async cart(): Promise<Cart> {
    return (await this.ok<{ cart: Cart }>('GET', 'carts')).cart;
  }

  async addPlan(wish: PlanWish = {}): Promise<number> {
    const path = 'package-categories/1';
    const { package_category: found } = await this.ok<{ package_category: PackageCategory }>(
      'GET',
      path,
    );
    const { cart_item_id } = await this.ok<{ cart_item_id: number }>('POST', 'carts', {
      package_category_id: found.id,
      variant_id: found.variants[0]?.id,
      meals: wish.meals ?? found.meal_options[0],
      snacks: wish.snacks ?? found.snack_options[0],
      days: wish.days ?? found.day_options[0],
      start_date: wish.startDate ?? found.earliest_start_date,
      delivery_preference: 'all_days',
      delivery_time_slot_id: found.delivery_time_slots[0]?.id,
    });
    return cart_item_id;
  }

  async answerQuestions(cartItemId: number, changes: object = {}): Promise<void> {
    await this.ok('POST', 'dislikes-allergies', {
      cart_item_id: cartItemId,
      medical_condition: false,
      medical_condition_details: null,
      no_dislikes_allergies: true,
      allergens: [],
      dislikes: [],
      others: null,
      age: 30,
      height: 170,
      weight: 70,
      activity_level: 'moderate',
      dietitian_appointment_date: null,
      ...changes,
    });
  }

  async letDietitianChoose(cartItemId: number): Promise<void> {
    const { id } = await this.cart();
    const wish = { cart_id: id, cart_item_id: cartItemId, meals_selected_by: 'dietitian' };
    await this.ok('PUT', 'meal-selection', wish);
  }

  /** A cart that is ready to be ordered. */
  async fillCart(wish: PlanWish = {}): Promise<Cart> {
    const item = await this.addPlan(wish);
    await this.answerQuestions(item);
    await this.letDietitianChoose(item);
    return this.cart();
  }

  async order(wish: PlanWish = {}): Promise<SubscriptionDetails> {
    return this.orderCart((await this.fillCart(wish)).id);
  }

  async orderCart(cartId: number): Promise<SubscriptionDetails> {
    const input = { cart_id: cartId, address_id: this.addressId };
    return (await this.ok<Details>('POST', 'subscriptions', input)).subscription_details;
  }

  async view(id: number): Promise<SubscriptionDetails> {
    return (await this.ok<Details>('GET', `subscriptions/${id}`)).subscription_details;
  }

  /** Of an order by its id, or of what is named. */
  async startPayment(target: number | StartPayment): Promise<PaymentStarted> {
    const body = typeof target === 'number' ? { subscription_id: target } : target;
    return this.ok('POST', 'payments/checkout', body);
  }

  async openResult(data: string): Promise<PaymentResult> {
    return (await this.ok<{ result: PaymentResult }>('POST', 'payments/result', { data })).result;
  }

  async sendResult(result: PaymentResult): Promise<SubscriptionDetails> {
    return (await this.ok<Details>('PUT', 'subscriptions', result)).subscription_details;
  }
}

interface Details {
  subscription_details: SubscriptionDetails;
}

export interface Paid {
  reference: string;
  /** What came back on the return address; null when the payer never returned. */
  data: string | null;
  path: string | null;
}

/** The API, the sandbox gateway behind a faked network, and a clock for both. */
export interface PaymentShop extends TestApp {
  sandbox: FastifyInstance;
  payments: PaymentContext;
  /** The addresses that were called, newest last. */
  calls: string[];
  /** Answers instead of the sandbox while it is set. */
  network: {
    fault: ((url: string) => Response | null) | null;
    /** Webhooks are lost unless a test lets them through. */
    webhooks: boolean;
  };
  shopper: () => Promise<Shopper>;
  passTime: (ms: number) => void;
  /** Starts an attempt and presses a button of the hosted page. */
  pay: (
    shopper: Shopper,
    target: number | StartPayment,
    form?: Record<string, string>,
  ) => Promise<Paid>;
  runJobs: () => Promise<void>;
  idle: () => Promise<void>;
}

export async function startPaymentShop(database: TestDatabaseKind): Promise<PaymentShop> {
  const shop = await startTestApp({ database });
  const { context } = shop;
  const sandbox = testSandbox({ gateway: testConfig.gateway, clock: () => context.clock() });
  const calls: string[] = [];
  const network: PaymentShop['network'] = { fault: null, webhooks: false };
  const underWay = new Set<Promise<void>>();
  const payments = createPaymentContext(context, shop.app.log);
  let now = context.clock().getTime();
  let shoppers = 0;

  const answer = async (url: string, init: RequestInit | undefined): Promise<Response> => {
    const { origin, pathname, search } = new URL(url);
    const target = origin === testConfig.publicUrl ? shop.app : sandbox;
    const answered = await target.inject({
      method: init?.method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers: Object.fromEntries(new Headers(init?.headers)),
      ...(typeof init?.body === 'string' ? { payload: init.body } : {}),
    });
    const retryAfter = answered.headers['retry-after'];
    return new Response(answered.body, {
      status: answered.statusCode,
      ...(typeof retryAfter === 'string' ? { headers: { 'retry-after': retryAfter } } : {}),
    });
  };

  // Assigned, not spied on: jest restores its spies after each test.
  const realFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (typeof input !== 'string') throw new TypeError('An address in text was expected.');
    const url = input;
    calls.push(url);
    const isLost = url.endsWith('/payments/webhook') && !network.webhooks;
    const fault = isLost ? new Response('') : (network.fault?.(url) ?? null);
    const answering = fault === null ? answer(url, init) : Promise.resolve(fault);
    const ended = answering.then(
      () => undefined,
      () => undefined,
    );
    underWay.add(ended);
    void ended.then(() => underWay.delete(ended));
    return answering;
  };

  return {
    ...shop,
    sandbox,
    payments,
    calls,
    network,
    passTime: (ms) => {
      now += ms;
      shop.setNow(new Date(now));
    },
    shopper: async () => {
      shoppers += 1;
      return signUp(shop.app, `shopper${shoppers}@example.com`);
    },
    pay: async (shopper, target, form = {}) => {
      const started = await shopper.startPayment(target);
      const session = new URL(started.payment_url).searchParams.get('data') ?? '';
      const { headers } = await act(sandbox, session, form);
      const back = headers.location === undefined ? null : returnOf(headers.location);
      return {
        reference: started.order_reference_number,
        data: back?.data ?? null,
        path: back?.path ?? null,
      };
    },
    runJobs: async () => {
      await runJobs(payments);
      await payments.background.idle();
    },
    idle: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    stop: async () => {
      await payments.background.idle();
      await sandbox.close();
      await shop.stop();
      globalThis.fetch = realFetch;
    },
  };
}

async function signUp(app: FastifyInstance, email: string): Promise<Shopper> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/quick-signup',
    payload: {
      first_name: 'نورة',
      last_name: 'Al-Salem',
      email,
      password: 'Mizan2026',
      confirm_password: 'Mizan2026',
      phone: '50012345',
      terms: true,
    },
  });
  const shopper = new Shopper(app, answer.json<Answer<{ token: string }>>().response.token);
  const saved = await shopper.ok<{ address: { id: number } }>('POST', 'address', {
    location: 'home',
    gov_id: 1,
    area_id: 1,
    block: '4',
    street: 'Salem',
    house_building: '12',
  });
  shopper.addressId = saved.address.id;
  return shopper;
}
