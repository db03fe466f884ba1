import type { FieldErrors, Message } from './ApiError.ts';

/** What TypeBox says about one fault. */
export interface SchemaFault {
  readonly keyword?: string | undefined;
  readonly instancePath?: string | undefined;
  readonly params?: unknown;
}

/** Turns the faults of a request into the same per-field shape that the domain's checks give. */
export function schemaFieldErrors(faults: readonly SchemaFault[]): FieldErrors {
  const found = new Map<string, { rank: number; message: Message }>();
  for (const fault of faults) {
    for (const { field, rank, message } of faultsByField(fault)) {
      const earlier = found.get(field);
      if (earlier === undefined || rank < earlier.rank) found.set(field, { rank, message });
    }
  }
  return Object.fromEntries([...found].map(([field, { message }]) => [field, [message]]));
}

interface RankedMessage {
  field: string;
  /** A union reports one fault for each of its branches: the most telling one is kept. */
  rank: number;
  message: Message;
}

function faultsByField(fault: SchemaFault): RankedMessage[] {
  const field = fault.instancePath?.split('/')[1] ?? '';
  const params = readParams(fault.params);
  const required = (property: string): RankedMessage => ({
    field: field === '' ? property : field,
    rank: 0,
    message: { key: 'server.validation.property_required' },
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
  return [{ field: field === '' ? 'body' : field, ...ranked(fault.keyword, params) }];
}

function ranked(keyword: string | undefined, params: FaultParams): Omit<RankedMessage, 'field'> {
  const limit = params.limit ?? 0;
  switch (keyword) {
    case 'maxLength':
      return { rank: 1, message: { key: 'server.validation.max', values: { max: limit } } };
    case 'minLength':
      return limit === 1
        ? { rank: 1, message: { key: 'server.validation.property_required' } }
        : { rank: 1, message: { key: 'server.validation.min', values: { min: limit } } };
    case 'maximum':
      return { rank: 1, message: { key: 'server.validation.at_most', values: { max: limit } } };
    case 'minimum':
      return { rank: 1, message: { key: 'server.validation.at_least', values: { min: limit } } };
    case 'format':
      return { rank: 1, message: { key: 'server.validation.invalid' } };
    case 'type':
      return params.type === 'integer'
        ? { rank: 2, message: { key: 'server.validation.integers' } }
        : { rank: 3, message: { key: 'server.validation.invalid' } };
    default:
      return { rank: 4, message: { key: 'server.validation.invalid' } };
  }
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
