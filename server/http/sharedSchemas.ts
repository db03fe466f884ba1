import { Address, AddressInput, Governorate } from '../../src/contract/wire/address.ts';
import {
  AppointmentBooking,
  AppointmentSlot,
  Dietitian,
} from '../../src/contract/wire/appointment.ts';
import { Cart, CartItem } from '../../src/contract/wire/cart.ts';
import { Envelope, ErrorResponse } from '../../src/contract/wire/common.ts';
import { CustomerInfo, Profile } from '../../src/contract/wire/customer.ts';
import { DaySelection, Dish } from '../../src/contract/wire/dish.ts';
import { PackageCategory, PackageCategoryCard } from '../../src/contract/wire/package.ts';
import { QuestionnaireAnswers } from '../../src/contract/wire/questionnaire.ts';
import { StaffAccount, StaffMember, StaffSession } from '../../src/contract/wire/staff/account.ts';
import { AuditEntry } from '../../src/contract/wire/staff/audit.ts';
import { Delivery, Label, Portion } from '../../src/contract/wire/staff/day.ts';
import {
  SubscriptionDetails,
  SubscriptionItem,
  SubscriptionSummary,
} from '../../src/contract/wire/subscription.ts';

type Schemas = Readonly<Record<string, unknown>>;

const ErrorEnvelope = Envelope(ErrorResponse);

/** The resources of the customers' calls. */
export const CUSTOMER_SCHEMAS: Schemas = {
  Address,
  AddressInput,
  AppointmentBooking,
  AppointmentSlot,
  Cart,
  CartItem,
  CustomerInfo,
  DaySelection,
  Dietitian,
  Dish,
  ErrorEnvelope,
  Governorate,
  PackageCategory,
  PackageCategoryCard,
  Profile,
  QuestionnaireAnswers,
  SubscriptionDetails,
  SubscriptionItem,
  SubscriptionSummary,
};
/** Those of the staff's. */
export const STAFF_SCHEMAS: Schemas = {
  AuditEntry,
  Delivery,
  ErrorEnvelope,
  Label,
  Portion,
  StaffAccount,
  StaffMember,
  StaffSession,
};

/** Writes each of these resources once, under its name, and refers to it everywhere else. */
export function shareSchemas(document: object, named: Schemas): Record<string, unknown> {
  const names = new Map(Object.entries(named).map(([name, schema]) => [identityOf(schema), name]));
  const refer = (node: unknown): unknown => {
    const name = isObject(node) ? names.get(JSON.stringify(node)) : undefined;
    return name === undefined ? referInside(node) : { $ref: `#/components/schemas/${name}` };
  };
  const referInside = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(refer);
    return isObject(node) ? mapValues(node, refer) : node;
  };
  const schemas = mapValues(named, (schema) => referInside(asDocumented(schema)));
  const components: unknown = 'components' in document ? document.components : {};
  return {
    ...mapValues(document, refer),
    components: { ...(isObject(components) ? components : {}), schemas },
  };
}

function identityOf(schema: unknown): string {
  return JSON.stringify(asDocumented(schema));
}

/** In @fastify/swagger's format: a constant is a list of one, a record has additional properties. */
function asDocumented(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(asDocumented);
  if (!isObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]: [string, unknown]) => {
      if (key === 'const') return ['enum', [value]];
      if (key === 'patternProperties') {
        return ['additionalProperties', asDocumented(Object.values(value as object)[0])];
      }
      return [key, asDocumented(value)];
    }),
  );
}

function mapValues(node: object, change: (value: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, change(value)]));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
