import type { FastifyInstance } from 'fastify';
import type { AddCartItem, CartItemAdded } from '../../src/contract/wire/cart.ts';
import type { ErrorResponse } from '../../src/contract/wire/common.ts';
import type { CustomerInfo, QuickSignup } from '../../src/contract/wire/customer.ts';
import type { SaveQuestionnaire } from '../../src/contract/wire/questionnaire.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Envelope<T> {
  status: boolean;
  code: number;
  response: T;
}

/** Calls the API as the storefront does; without a token as a guest. */
export class ApiClient {
  readonly #app: FastifyInstance;
  token: string | null = null;
  locale: 'en' | 'ar' = 'en';

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  async call<T>(method: Method, path: string, payload?: object): Promise<Envelope<T>> {
    const answer = await this.#app.inject({
      method,
      url: `/api/${path}`,
      headers: {
        locale: this.locale,
        ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
      },
      ...(payload === undefined ? {} : { payload }),
    });
    const envelope = answer.json<Envelope<T>>();
    expect(envelope.code).toBe(answer.statusCode);
    return envelope;
  }

  /** The response of a call that must succeed. */
  async get<T>(method: Method, path: string, payload?: object): Promise<T> {
    const envelope = await this.call<T>(method, path, payload);
    expect(envelope).toMatchObject({ status: true, code: 200 });
    return envelope.response;
  }

  /** The refusal of a call that must fail with this status. */
  async refused(
    code: number,
    method: Method,
    path: string,
    payload?: object,
  ): Promise<ErrorResponse> {
    const envelope = await this.call<ErrorResponse>(method, path, payload);
    expect(envelope).toMatchObject({ status: false, code });
    return envelope.response;
  }
}

let customers = 0;

export function quickSignup(overrides: Partial<QuickSignup> = {}): QuickSignup {
  customers += 1;
  return {
    first_name: 'Sara',
    last_name: 'Al-Ali',
    email: `sara${customers}@example.com`,
    phone: '50012345',
    password: 'secret2027',
    confirm_password: 'secret2027',
    terms: true,
    ...overrides,
  };
}

/** A new customer of their own for each test. */
export async function newCustomer(app: FastifyInstance): Promise<ApiClient> {
  const client = new ApiClient(app);
  const { token } = await client.get<CustomerInfo>('POST', 'quick-signup', quickSignup());
  client.token = token;
  return client;
}

/** Fit Pro for men, 3 meals and 1 snack for 5 days from Sunday 17 January 2027: 46.250 KD. */
export function plan(overrides: Partial<AddCartItem> = {}): AddCartItem {
  return {
    package_category_id: 1,
    variant_id: 1,
    meals: 3,
    snacks: 1,
    days: 5,
    start_date: '2027-01-17',
    delivery_preference: 'except_friday_saturday',
    delivery_time_slot_id: 1,
    ...overrides,
  };
}

export async function addPlan(
  client: ApiClient,
  overrides: Partial<AddCartItem> = {},
): Promise<CartItemAdded> {
  return client.get<CartItemAdded>('POST', 'carts', plan(overrides));
}

export function questionnaire(
  cartItemId: number,
  overrides: Partial<SaveQuestionnaire> = {},
): SaveQuestionnaire {
  return {
    cart_item_id: cartItemId,
    medical_condition: false,
    medical_condition_details: null,
    no_dislikes_allergies: true,
    allergens: [],
    dislikes: [],
    others: null,
    age: 30,
    height: 170,
    weight: 70.5,
    activity_level: 'moderate',
    dietitian_appointment_date: null,
    ...overrides,
  };
}
