import type { SubscriptionsResponse } from '../../src/contract/wire/subscription.ts';
import { createApi } from '../../__tests__/e2e/support/api.ts';
import { signUpByApi } from '../../__tests__/e2e/support/customers.ts';
import { payForOrder, placeUnpaidOrder } from '../../__tests__/e2e/support/orders.ts';

/** A customer, and the writes that the shop has acknowledged. */
export interface Acknowledged {
  token: string;
  orders: number[];
  paid: number[];
}

export const writesOf = ({ orders, paid }: Acknowledged): number => 1 + orders.length + paid.length;

/** Signs up, then orders and pays until the server is killed; every acknowledged write is noted at once. */
export async function buyUntilKilled(apiUrl: string, kept: Acknowledged[]): Promise<void> {
  try {
    const { token } = await signUpByApi(apiUrl, 'en');
    const customer: Acknowledged = { token, orders: [], paid: [] };
    kept.push(customer);
    for (;;) {
      const order = await placeUnpaidOrder(apiUrl, token);
      customer.orders.push(order);
      if (await payForOrder(apiUrl, token, order)) customer.paid.push(order);
    }
  } catch (error) {
    if (!isOutage(error)) throw error;
  }
}

/** No answer, half an answer, or a 5xx; a refusal would be a fault of the shop. */
function isOutage(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof SyntaxError) return true;
  return error instanceof Error && /"code":5\d\d/.test(error.message);
}

/** Acknowledged writes that are lost. */
export async function lostOf(apiUrl: string, customer: Acknowledged): Promise<string[]> {
  const api = createApi(apiUrl, customer.token);
  const { subscriptions } = await api.get<SubscriptionsResponse>('subscriptions');
  const found = new Map(subscriptions.map(({ id, payment_status }) => [id, payment_status]));
  return [
    ...customer.orders.filter((id) => !found.has(id)).map((id) => `order ${id}`),
    ...customer.paid.filter((id) => found.get(id) !== 'paid').map((id) => `payment of ${id}`),
  ];
}
