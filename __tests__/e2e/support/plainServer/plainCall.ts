import { PICTURE } from './plainKitchen.ts';
import type { Customer, Line } from './plainState.ts';

/** A call; `body` is what the storefront sent, of whatever shape. */
export interface PlainCall {
  origin: string;
  customers: Customer[];
  /** The customer of the token; null for a guest. */
  guest: Customer | null;
  /** The last part of the path, where it is a number. */
  id: number;
  query: URLSearchParams;
  body: unknown;
}

export class PlainRefusal extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

export type Routes = Readonly<Record<string, (call: PlainCall) => unknown>>;

export function customerOf({ guest }: PlainCall): Customer {
  if (guest === null) throw new PlainRefusal(401, 'Please log in.');
  return guest;
}

export function lineOf(call: PlainCall, id: number): Line {
  const line = customerOf(call).cart.lines.find((one) => one.id === id);
  if (!line) throw new PlainRefusal(404, 'Unknown line.');
  return line;
}

export const picture = ({ origin }: PlainCall) => origin + PICTURE;
