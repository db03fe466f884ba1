import type { CANCEL } from 'redux-saga';

export interface ApiRequest<T> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the API base, without a leading slash. */
  path: string;
  query?: Readonly<Record<string, string | number>>;
  body?: unknown;
  /** Turns the payload into the storefront's own shape; what it throws means a malformed answer. */
  parse: (response: unknown) => T;
}

/** A promise whose saga cancellation aborts the request down to the socket. */
export type Cancellable<T> = Promise<T> & { [CANCEL]: () => void };

export interface ApiClient {
  request: <T>(request: ApiRequest<T>) => Cancellable<T>;
}
