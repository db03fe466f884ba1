import { mailKinds, type MailKind } from '../../src/contract/mailKinds.ts';
import type { FastifyInstance } from 'fastify';
import type { Cart } from '../../src/contract/wire/cart.ts';
import type { DeliveryPreference } from '../../src/contract/wire/common.ts';
import type { PackageCategory } from '../../src/contract/wire/package.ts';
import type {
  PaymentResult,
  PaymentStarted,
  StartPayment,
} from '../../src/contract/wire/payment.ts';
import type { SubscriptionDetails } from '../../src/contract/wire/subscription.ts';

interface Answer<T> {
  code: number;
  status: boolean;
  response: T;
}

interface Refusal {
  error: string;
  message: string;
}

interface PlanInput {
  category?: number;
  meals?: number;
  snacks?: number;
  days?: number;
  startDate?: string;
  delivery?: DeliveryPreference;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A logged-in customer of the API. */
export class TestCustomer {
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

  /** Switches on this kind of mail alone, or all but it. */
  async wantMails(kind: MailKind, wanted: 'alone' | 'not'): Promise<void> {
    for (const each of mailKinds) {
      const isWanted = (each === kind) === (wanted === 'alone');
      await this.ok('PUT', 'mail-preferences', { kind: each, wanted: isWanted });
    }
  }

  async cart(): Promise<Cart> {
    return (await this.ok<{ cart: Cart }>('GET', 'carts')).cart;
  }

  async addPlan(input: PlanInput = {}): Promise<number> {
    const path = `package-categories/${input.category ?? 1}`;
    const { package_category: found } = await this.ok<{ package_category: PackageCategory }>(
      'GET',
      path,
    );
    const { cart_item_id } = await this.ok<{ cart_item_id: number }>('POST', 'carts', {
      package_category_id: found.id,
      variant_id: found.variants[0]?.id,
      meals: input.meals ?? found.meal_options[0],
      snacks: input.snacks ?? found.snack_options[0],
      days: input.days ?? found.day_options[0],
      start_date: input.startDate ?? found.earliest_start_date,
      delivery_preference: input.delivery ?? 'all_days',
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
    const input = { cart_id: id, cart_item_id: cartItemId, meals_selected_by: 'dietitian' };
    await this.ok('PUT', 'meal-selection', input);
  }

  /** A cart that is ready to be ordered. */
  async fillCart(input: PlanInput = {}): Promise<Cart> {
    const item = await this.addPlan(input);
    await this.answerQuestions(item);
    await this.letDietitianChoose(item);
    return this.cart();
  }

  async order(input: PlanInput = {}): Promise<SubscriptionDetails> {
    return this.orderCart((await this.fillCart(input)).id);
  }

  async orderCart(cartId: number): Promise<SubscriptionDetails> {
    const input = { cart_id: cartId, address_id: this.addressId };
    return (await this.ok<Details>('POST', 'subscriptions', input)).subscription_details;
  }

  async viewOrder(id: number): Promise<SubscriptionDetails> {
    return (await this.ok<Details>('GET', `subscriptions/${id}`)).subscription_details;
  }

  /** An order by its id, or by the given fields. */
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

/** A new customer with a saved address. */
export async function signUp(app: FastifyInstance, email: string): Promise<TestCustomer> {
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
  const customer = new TestCustomer(app, answer.json<Answer<{ token: string }>>().response.token);
  const saved = await customer.ok<{ address: { id: number } }>('POST', 'address', {
    location: 'home',
    gov_id: 1,
    area_id: 1,
    block: '4',
    street: 'Salem',
    house_building: '12',
  });
  customer.addressId = saved.address.id;
  return customer;
}
