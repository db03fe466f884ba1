import { languages } from '../contract/languages.ts';
import type { RootState } from './rootReducer.ts';

/** What a browser remembers, and nothing else. */
export const persistedKeys = [
  'session',
  'cartCount',
  'language',
  'unsaved',
  'paymentUnderWay',
] as const satisfies readonly (keyof RootState)[];

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

/** Every field of T, each in its shape; further ones do no harm. */
const isObject =
  <T extends object>(shape: ShapeOf<T>): Shape =>
  (value) =>
    isRecord(value) && Object.entries<Shape>({ ...shape }).every(([key, fits]) => fits(value[key]));
const isNullOr =
  (shape: Shape): Shape =>
  (value) =>
    value === null || shape(value);

type CustomerInfo = NonNullable<RootState['session']['customerInfo']>;

const isProfile = isObject<CustomerInfo['profile']>({
  id: (value) => value == null || isNumber(value),
  first_name: isText,
  last_name: isText,
  email: isText,
  phone: isOptionalText,
  civil_id: isOptionalText,
});

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

/** Storage may hold anything: another release, another shop, what somebody typed there. */
export const persistedShapes: Readonly<Record<PersistedKey, Shape>> = {
  session: isObject<RootState['session']>({
    customerInfo: isNullOr(isObject<CustomerInfo>({ token: isText, profile: isProfile })),
  }),
  cartCount: isObject<RootState['cartCount']>({ items: isCount }),
  language: isObject<RootState['language']>({ current: isLanguage }),
  unsaved: (value) => isRecord(value) && Object.values(value).every((flag) => flag === true),
  paymentUnderWay: isObject<RootState['paymentUnderWay']>({
    reference: isNullOr((value) => isOrderReference(value) || isBookingReference(value)),
  }),
};
