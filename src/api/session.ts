import type * as wire from '../contract/wire/customer.ts';
import { readCartOrNull, summarizeCart, type Cart, type CartSummary } from './carts.ts';
import type { ApiClient } from './client.ts';
import type { KeptDay } from './keptDays.ts';
import { filledText, id, object, optional, text } from './shape.ts';

/** The specification gives a customer no id: another server may leave it out. */
export type Profile = Omit<wire.Profile, 'id'> & { id: number | null };

export const readProfile = object<Profile>({
  id: optional(id, null),
  first_name: text,
  last_name: text,
  email: text,
  phone: optional(text, null),
  civil_id: optional(text, null),
});

/** What the browser stores of the customer. */
export interface CustomerInfo {
  token: string;
  profile: Profile;
  /** From the newest answer; null without a cart. Earlier releases stored none. */
  cart?: CartSummary | null;
  /** The meals of the next days, for a device without a network. Undefined when there are none. */
  meals?: KeptDay[];
}

export interface SignedIn {
  customerInfo: CustomerInfo;
  cart: Cart | null;
}

const readSignedIn = object<Omit<CustomerInfo, 'cart' | 'meals'> & { cart: Cart | null }>({
  token: filledText,
  profile: readProfile,
  cart: readCartOrNull,
});

export const parseSignedIn = (response: unknown): SignedIn => {
  const { cart, ...customer } = readSignedIn(response);
  return { customerInfo: { ...customer, cart: summarizeCart(cart) }, cart };
};

export const login = (api: ApiClient, credentials: wire.Credentials) =>
  api.request({ method: 'POST', path: 'login', body: credentials, parse: parseSignedIn });

export const logout = (api: ApiClient) =>
  api.request({ method: 'POST', path: 'logout', parse: () => null });
