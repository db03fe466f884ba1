import { Type, type Static, type TSchema } from 'typebox';

/** A decimal string of KD with three places, for example "24.500". */
export const MoneyText = Type.String({ pattern: '^-?\\d+\\.\\d{3}$', examples: ['24.500'] });
/** A Kuwait day, YYYY-MM-DD. */
export const DateText = Type.String({ format: 'date', examples: ['2027-01-20'] });
/** 0 Sunday to 6 Saturday. */
export const Weekday = Type.Integer({ minimum: 0, maximum: 6 });
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
/** Grows with each change; who saves sends the one that they saw. */
export const Version = Type.Integer({ minimum: 1 });
/** Of a link that was mailed or printed. */
export const LinkToken = Type.String({ maxLength: 200 });

/** Every answer of the API has this shape, errors included. `code` repeats the HTTP status; 401 means the session is invalid. */
export const Envelope = <T extends TSchema>(response: T) =>
  Type.Object({ status: Type.Boolean(), code: Type.Integer(), response });

/** The total that the customer was shown; the server compares it with the current one. */
export const ShownAmount = Type.String({ pattern: '^\\d{1,9}\\.\\d{3}$', examples: ['24.500'] });

export const ErrorResponse = Type.Object({
  /** A machine-readable code from the closed list in server/errors. */
  error: Type.String(),
  /** In the language of the locale header. */
  message: Type.String(),
  /** Present on 422: messages by field, first message first. */
  errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  /** Present with `total_changed`: the current total of the order, or the fee of the appointment. */
  grand_total: Type.Optional(MoneyText),
  /** Present on 500: quote it to customer service. */
  reference: Type.Optional(Type.String()),
});
export type ErrorResponse = Static<typeof ErrorResponse>;

/** Text to the customer, where there is any. */
export const nullableText = Type.Union([Type.String(), Type.Null()]);
export const LocalizedName = { name_en: Type.String(), name_ar: Type.String() };

export const DeliveryPreference = Type.Union([
  Type.Literal('all_days'),
  Type.Literal('except_friday'),
  Type.Literal('except_friday_saturday'),
]);
export type DeliveryPreference = Static<typeof DeliveryPreference>;

/** Kuwait local times, HH:MM. */
export const DeliveryTimeSlot = Type.Object({ id: Id, from: Type.String(), to: Type.String() });
export type DeliveryTimeSlot = Static<typeof DeliveryTimeSlot>;

export const DishKind = Type.Union([Type.Literal('meal'), Type.Literal('snack')]);
export type DishKind = Static<typeof DishKind>;

/**
 * `pending` waits for its payment while its slot is held; `failed` was never paid, or its slot was
 * gone when the money came. Customers know the other four.
 */
export const AppointmentStatus = Type.Union([
  Type.Literal('pending'),
  Type.Literal('received'),
  Type.Literal('accepted'),
  Type.Literal('rejected'),
  Type.Literal('cancelled'),
  Type.Literal('failed'),
]);
export type AppointmentStatus = Static<typeof AppointmentStatus>;
