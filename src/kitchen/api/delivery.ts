import type { ApiRequest } from '../../api/client.ts';
import {
  count,
  day,
  flag,
  id,
  list,
  nullable,
  object,
  positiveCount,
  text,
  time,
} from '../../api/shape.ts';
import type {
  AddSlot,
  ChangeTerms,
  ClosedDay,
  CloseDay,
  DeliveryArea,
  DeliverySettings,
  DeliverySlot,
  DeliveryTerms,
  PromisedDay,
} from '../../contract/wire/staff/delivery.ts';

const names = { name_en: text, name_ar: text };

const parse = object<DeliverySettings>({
  terms: object<DeliveryTerms>({ fee: text, free_from: nullable(text), version: positiveCount }),
  slots: list(object<DeliverySlot>({ id, from: time, to: time, active: flag })),
  closed_days: list(object<ClosedDay>({ date: day, ...names })),
  governorates: list(
    object<DeliverySettings['governorates'][number]>({
      id,
      ...names,
      areas: list(object<DeliveryArea>({ id, ...names, served: flag })),
    }),
  ),
});

type SettingsRequest = ApiRequest<DeliverySettings>;

export const getDelivery = (): SettingsRequest => ({ method: 'GET', path: 'delivery', parse });

export const changeTerms = (body: ChangeTerms): SettingsRequest => ({
  method: 'PUT',
  path: 'delivery/terms',
  body,
  parse,
});

export const addSlot = (body: AddSlot): SettingsRequest => ({
  method: 'POST',
  path: 'delivery/slots',
  body,
  parse,
});

export const switchSlot = (slot: Pick<DeliverySlot, 'id' | 'active'>): SettingsRequest => ({
  method: 'PUT',
  path: `delivery/slots/${slot.id}`,
  body: { active: slot.active },
  parse,
});

export const closeDay = (body: CloseDay): SettingsRequest => ({
  method: 'POST',
  path: 'delivery/closed-days',
  body,
  parse,
});

/** How many deliveries would move if a day were closed. */
export const getPromisedDay = (date: string): ApiRequest<PromisedDay> => ({
  method: 'GET',
  path: `delivery/promised/${date}`,
  parse: object<PromisedDay>({ date: day, deliveries: count }),
});

export const openDay = (date: string): SettingsRequest => ({
  method: 'DELETE',
  path: `delivery/closed-days/${date}`,
  parse,
});

export const switchArea = (area: Pick<DeliveryArea, 'id' | 'served'>): SettingsRequest => ({
  method: 'PUT',
  path: `delivery/areas/${area.id}`,
  body: { served: area.served },
  parse,
});
