import type { MessageKey } from '../i18n/translate.ts';
import type { FieldErrors, Message } from './ApiError.ts';

/** Fields with a message of their own when they are missing. */
const REQUIRED: Readonly<Record<string, MessageKey>> = {
  activity_level: 'validation.activityLevel',
  delivery_preference: 'server.validation.delivery_days_off',
  time: 'validation.appointmentTime',
  user_id: 'validation.dietitian',
};

/** One fault as TypeBox reports it. */
export interface SchemaFault {
  readonly keyword?: string | undefined;
  readonly instancePath?: string | undefined;
  readonly params?: unknown;
}

/** Turns the faults of a request into the same per-field shape that the domain's checks give. */
export function schemaFieldErrors(faults: readonly SchemaFault[], sent: unknown): FieldErrors {
  const found = new Map<string, { rank: number; message: Message }>();
  for (const fault of faults) {
    for (const { field, rank, message } of faultsByField(fault, sent)) {
      const earlier = found.get(field);
      if (earlier === undefined || rank < earlier.rank) found.set(field, { rank, message });
    }
  }
  return Object.fromEntries([...found].map(([field, { message }]) => [field, [message]]));
}

interface RankedMessage {
  field: string;
  /** A union reports one fault for each of its branches; the most specific one is kept. */
  rank: number;
  message: Message;
}

function faultsByField(fault: SchemaFault, sent: unknown): RankedMessage[] {
  const field = fault.instancePath?.split('/')[1] ?? '';
  const params = readParams(fault.params);
  const required = (property: string): RankedMessage => ({
    field: field === '' ? property : field,
    rank: 0,
    message: { key: REQUIRED[property] ?? 'validation.propertyRequired' },
  });
  if (fault.keyword === 'required') return params.requiredProperties.map(required);
  if (fault.keyword === 'additionalProperties') {
    return params.additionalProperties.map((property) => ({
      field: field === '' ? property : field,
      rank: 1,
      message: { key: 'server.validation.unknown_field' },
    }));
  }
  // A refused additional property is also reported as a schema that is false.
  if (fault.keyword === 'boolean') return [];
  if (fault.keyword === 'type' && (params.type === 'integer' || params.type === 'number')) {
    const isNumber = typeof valueAt(sent, fault.instancePath ?? '') === 'number';
    const key = isNumber ? 'validation.integer' : 'validation.propertyNumbers';
    return [{ field: field === '' ? 'body' : field, rank: 2, message: { key } }];
  }
  return [{ field: field === '' ? 'body' : field, ...ranked(fault.keyword, params) }];
}

function ranked(keyword: string | undefined, params: FaultParams): Omit<RankedMessage, 'field'> {
  const limit = params.limit ?? 0;
  switch (keyword) {
    case 'maxLength':
      return { rank: 1, message: { key: 'validation.max', values: { max: limit } } };
    case 'minLength':
      return limit === 1
        ? { rank: 1, message: { key: 'validation.propertyRequired' } }
        : { rank: 1, message: { key: 'validation.min', values: { min: limit } } };
    case 'maximum':
      return { rank: 1, message: { key: 'server.validation.at_most', values: { max: limit } } };
    case 'minimum':
      return { rank: 1, message: { key: 'server.validation.at_least', values: { min: limit } } };
    case 'format':
      return { rank: 1, message: { key: 'server.validation.invalid' } };
    case 'type':
      return { rank: 3, message: { key: 'server.validation.invalid' } };
    default:
      return { rank: 4, message: { key: 'server.validation.invalid' } };
  }
}

function valueAt(sent: unknown, path: string): unknown {
  return path
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (inside, key) =>
        typeof inside === 'object' && inside !== null
          ? (inside as Record<string, unknown>)[key]
          : undefined,
      sent,
    );
}

interface FaultParams {
  requiredProperties: string[];
  additionalProperties: string[];
  limit: number | null;
  type: string | null;
}

function readParams(params: unknown): FaultParams {
  const source = (typeof params === 'object' && params !== null ? params : {}) as Record<
    string,
    unknown
  >;
  const texts = (value: unknown): string[] =>
    Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
  return {
    requiredProperties: texts(source['requiredProperties']),
    additionalProperties: texts(source['additionalProperties']),
    limit: typeof source['limit'] === 'number' ? source['limit'] : null,
    type: typeof source['type'] === 'string' ? source['type'] : null,
  };
}
