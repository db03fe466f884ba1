import { createMigrate, persistReducer, type PersistConfig } from 'redux-persist';
import type { PersistPartial } from 'redux-persist/es/persistReducer';
import type { Reducer } from '@reduxjs/toolkit';
import { maskCivilId } from '../contract/rules/maskedCivilId.ts';
import { languages } from '../contract/languages.ts';
import type { WithLanguage } from '../features/language/languageSlice.ts';
import type { WithPaymentUnderWay } from '../features/payment/paymentUnderWaySlice.ts';
import type { WithSession } from '../features/session/sessionSlice.ts';
import { PERSIST_KEY } from './storedKey.ts';

/** The slices that the browser stores, and nothing else. */
export type PersistedState = WithSession & WithLanguage & WithPaymentUnderWay;

export const PERSISTED_VERSION = 1;

/** Wraps the browser's storage in promises, as redux-persist requires. */
export interface StateStorage {
  getItem: (key: string) => Promise<string | null>;
  setItem: (key: string, value: string) => Promise<void>;
  removeItem: (key: string) => Promise<void>;
}

/** A browser that forbids storage (private windows, full disk) still gets a working app. */
export function storageOf(storage: () => Storage): StateStorage {
  const attempt = <T>(access: (storage: Storage) => T, otherwise: T): Promise<T> => {
    try {
      return Promise.resolve(access(storage()));
    } catch {
      return Promise.resolve(otherwise);
    }
  };
  return {
    getItem: (key) => attempt((it) => it.getItem(key), null),
    setItem: (key, value) => attempt((it) => it.setItem(key, value), undefined),
    removeItem: (key) => attempt((it) => it.removeItem(key), undefined),
  };
}

/** No older state exists yet; each future version adds a step here. */
const migrations = {};

export function persisted<State extends PersistedState>(
  reducer: Reducer<State>,
  storage: StateStorage,
): Reducer<State & PersistPartial> {
  const config: PersistConfig<State> = {
    key: PERSIST_KEY,
    version: PERSISTED_VERSION,
    storage,
    whitelist: [...persistedKeys],
    migrate: createMigrate(migrations, { debug: false }),
    stateReconciler: reconcile,
  };
  return persistReducer(config, reducer);
}

/** Restores each stored slice that has the expected shape; the others keep their initial state. */
function reconcile<State>(inbound: unknown, _original: State, reduced: State): State {
  return { ...reduced, ...slicesOf(inbound) };
}

/** Reads the slices from the stored text, which another tab may have written; ignores slices of another shape. */
export function readSlices(text: string | null): Partial<PersistedState> {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(stored)) return {};
    const slices: Record<string, unknown> = {};
    for (const [key, slice] of Object.entries(stored)) slices[key] = JSON.parse(String(slice));
    return slicesOf(slices);
  } catch {
    return {};
  }
}

/** Each slice that has its shape. */
export function slicesOf(stored: unknown): Partial<PersistedState> {
  if (!isRecord(stored)) return {};
  const kept = persistedKeys.filter((key) => persistedShapes[key](stored[key]));
  return Object.fromEntries(
    kept.map((key) => [key, key === 'session' ? withMask(stored[key]) : stored[key]]),
  );
}

/** Releases before the mask stored the whole civil ID. */
function withMask(session: unknown): unknown {
  const customerInfo = isRecord(session) ? session['customerInfo'] : null;
  const profile = isRecord(customerInfo) ? customerInfo['profile'] : null;
  if (!isRecord(session) || !isRecord(customerInfo) || !isRecord(profile)) return session;
  const { civil_id } = profile;
  if (typeof civil_id !== 'string') return session;
  const masked = { ...profile, civil_id: maskCivilId(civil_id) };
  return { ...session, customerInfo: { ...customerInfo, profile: masked } };
}

export const persistedKeys = [
  'session',
  'language',
  'paymentUnderWay',
] as const satisfies readonly (keyof PersistedState)[];

export type PersistedKey = (typeof persistedKeys)[number];

type Shape = (value: unknown) => boolean;
type ShapeOf<T extends object> = { readonly [Key in keyof T]: Shape };

const isText: Shape = (value) => typeof value === 'string';
const isNumber: Shape = (value) => typeof value === 'number';
const isOptionalText: Shape = (value) => value == null || isText(value);
const isCount: Shape = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isLanguage: Shape = (value) => isText(value) && Object.hasOwn(languages, String(value));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every field of T, each in its shape; further fields are accepted. */
const isObject =
  <T extends object>(shape: ShapeOf<T>): Shape =>
  (value) =>
    isRecord(value) && Object.entries<Shape>({ ...shape }).every(([key, fits]) => fits(value[key]));
const isNullOr =
  (shape: Shape): Shape =>
  (value) =>
    value === null || shape(value);

type CustomerInfo = NonNullable<PersistedState['session']['customerInfo']>;

const isProfile = isObject<CustomerInfo['profile']>({
  id: (value) => value == null || isNumber(value),
  first_name: isText,
  last_name: isText,
  email: isText,
  phone: isOptionalText,
  civil_id: isOptionalText,
});

const isSummary = isObject<NonNullable<CustomerInfo['cart']>>({
  items: isCount,
  grand_total: isCount,
});
const isOptionalSummary: Shape = (value) => value == null || isSummary(value);

interface OrderReference {
  subscription_id: number;
  order_reference_number: string;
}
interface BookingReference {
  booking_id: number;
  order_reference_number: string;
}
const isOrderReference = isObject<OrderReference>({
  subscription_id: isNumber,
  order_reference_number: isText,
});
const isBookingReference = isObject<BookingReference>({
  booking_id: isNumber,
  order_reference_number: isText,
});

/** The stored value may be of another release or edited by hand, so its shape is checked. */
export const persistedShapes: Readonly<Record<PersistedKey, Shape>> = {
  session: isObject<PersistedState['session']>({
    customerInfo: isNullOr(
      isObject<CustomerInfo>({ token: isText, profile: isProfile, cart: isOptionalSummary }),
    ),
    loggedOut: (value) => value === undefined || typeof value === 'boolean',
  }),
  language: isObject<PersistedState['language']>({
    current: isLanguage,
    // Undefined in data of releases that offered no language.
    settled: (value) => value === undefined || typeof value === 'boolean',
  }),
  paymentUnderWay: isObject<PersistedState['paymentUnderWay']>({
    reference: isNullOr((value) => isOrderReference(value) || isBookingReference(value)),
    turns: (value) => value === undefined || isCount(value),
  }),
};
