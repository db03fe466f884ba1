export type ApiErrorKind = 'http' | 'refused' | 'network' | 'timeout' | 'malformed' | 'cancelled';

/** Messages by field, first message first. */
export type FieldErrors = Record<string, string[]>;

export interface ApiErrorFacts {
  kind: ApiErrorKind;
  /** The envelope's code, or the HTTP status; 0 when nothing was answered. */
  code: number;
  /** The server's machine-readable code. */
  error?: string | undefined;
  /** In the customer's language; undefined when the server sent no message. */
  serverMessage?: string | undefined;
  errors?: FieldErrors | undefined;
  /** Seconds. */
  retryAfter?: number | undefined;
  reference?: string | undefined;
}

/** The only thing that the client throws. */
export class ApiError extends Error {
  readonly facts: ApiErrorFacts;

  constructor(facts: ApiErrorFacts, cause?: unknown) {
    super(`${facts.kind} ${facts.code} ${facts.error ?? ''}`.trim(), { cause });
    this.name = 'ApiError';
    this.facts = facts;
  }

  get sessionInvalid(): boolean {
    return this.facts.code === 401;
  }

  /** The shop is closed for a while; any other 503 is trouble on the way. */
  get maintenance(): boolean {
    return this.facts.code === 503 && this.facts.error === 'maintenance';
  }
}
