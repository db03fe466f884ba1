import { Type, type Static } from 'typebox';
import { amount } from '../../staff/amount.ts';
import { closedDayName } from '../../staff/delivery.ts';
import { DateText, Id, LocalizedName, MoneyText, Version } from '../common.ts';
import { text, textOrNull } from '../ruled.ts';
import { TimeText } from '../timeOfDay.ts';

export const DeliverySlot = Type.Object({
  id: Id,
  from: Type.String(),
  to: Type.String(),
  /** Customers can choose it. */
  active: Type.Boolean(),
});
export type DeliverySlot = Static<typeof DeliverySlot>;

/** A day on which the kitchen delivers nothing. */
export const ClosedDay = Type.Object({ date: DateText, ...LocalizedName });
export type ClosedDay = Static<typeof ClosedDay>;

export const DeliveryArea = Type.Object({ id: Id, ...LocalizedName, served: Type.Boolean() });
export type DeliveryArea = Static<typeof DeliveryArea>;

export const DeliveryTerms = Type.Object({
  fee: MoneyText,
  /** The sub total from which delivery is free; null where it never is. */
  free_from: Type.Union([MoneyText, Type.Null()]),
  version: Version,
});
export type DeliveryTerms = Static<typeof DeliveryTerms>;

export const DeliverySettings = Type.Object({
  terms: DeliveryTerms,
  slots: Type.Array(DeliverySlot),
  /** From today on. */
  closed_days: Type.Array(ClosedDay),
  governorates: Type.Array(
    Type.Object({ id: Id, ...LocalizedName, areas: Type.Array(DeliveryArea) }),
  ),
});
export type DeliverySettings = Static<typeof DeliverySettings>;

export const ChangeTerms = Type.Object(
  { fee: text(amount), free_from: textOrNull(amount), version: Version },
  { additionalProperties: false },
);
export type ChangeTerms = Static<typeof ChangeTerms>;

export const AddSlot = Type.Object(
  { from: TimeText, to: TimeText },
  { additionalProperties: false },
);
export type AddSlot = Static<typeof AddSlot>;

export const SwitchSlot = Type.Object({ active: Type.Boolean() }, { additionalProperties: false });

/** What closing a day would do. */
export const PromisedDay = Type.Object({
  date: DateText,
  /** Paid, or ordered and not given up: they move to the end of their plans. */
  deliveries: Type.Integer(),
});
export type PromisedDay = Static<typeof PromisedDay>;

export const CloseDay = Type.Object(
  {
    date: DateText,
    name_en: text(closedDayName),
    name_ar: text(closedDayName),
    /** How many deliveries the manager was shown that move: another number is refused with `day_promised`. */
    promised: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  { additionalProperties: false },
);
export type CloseDay = Static<typeof CloseDay>;

export const SwitchArea = Type.Object({ served: Type.Boolean() }, { additionalProperties: false });
