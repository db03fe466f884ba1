import type { PayableKind } from '../../../src/payment/reference.ts';

/** An order or an appointment that a customer has made. */
export interface Payable {
  kind: PayableKind;
  id: number;
  customer: number;
}

/** A payment that was started: its hosted page is open in a tab. */
export interface OpenPage {
  payable: Payable;
  reference: string;
  session: string;
}

/** The data that a hosted page sent back, to a tab that may have been closed. */
export interface Return {
  payable: Payable;
  reference: string;
  data: string;
}

/** The state of a schedule's customers: fast-check's model. */
export interface Visit {
  payables: Payable[];
  pages: OpenPage[];
  returns: Return[];
}

export function pick<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('Nothing to choose from');
  return found;
}
