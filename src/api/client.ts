import type { CANCEL } from 'redux-saga';

export interface ApiRequest<T> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the API base, without a leading slash. */
  path: string;
  query?: Readonly<Record<string, string | number>>;
  body?: unknown;
  /** Parses the payload into the storefront's own shape; it throws for a malformed answer. */
  parse: (response: unknown) => T;
}

/** A promise that redux-saga aborts, down to the socket, when the saga is cancelled. */
type Cancellable<T> = Promise<T> & { [CANCEL]: () => void };

/** A call that is ready to be made. */
export interface ApiCall<T> {
  /** A name for logs and recordings: `GET home`. */
  endpoint: string;
  send: () => Cancellable<T>;
  /** Only for a call that changes nothing: sends it ahead, for a caller that makes the same call within seconds. */
  ahead: () => void;
}

export interface ApiClient {
  request: <T>(request: ApiRequest<T>) => ApiCall<T>;
}
