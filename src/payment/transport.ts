import type { Language } from '../contract/languages.ts';
import type { Fils } from '../contract/money.ts';
import type { Payer } from './checkoutOrder.ts';
import type { PayableKey } from './reference.ts';
import type { PaymentReturn } from './payableOfResult.ts';

/** What is to be paid. The relay uses only the key, and reads the rest itself. */
export interface PaymentOrder {
  payable: PayableKey;
  amount: Fils;
  language: Language;
  payer: Payer;
}

export interface StartedPayment {
  /** Where to send the customer. */
  payment_url: string;
  order_reference_number: string;
}

/** How the storefront reaches the gateway: through the relay, or directly. */
export interface PaymentTransport {
  checkout(order: PaymentOrder, signal?: AbortSignal): Promise<StartedPayment>;
  /** Opens the `data` of a return address. */
  openResult(data: string, signal?: AbortSignal): Promise<PaymentReturn>;
}

export type PaymentTransportFault = 'refused' | 'malformed' | 'network' | 'timeout' | 'cancelled';

/** Carries neither the key, nor the access code, nor anything of the body. */
export class PaymentTransportError extends Error {
  override readonly name = 'PaymentTransportError';
  readonly fault: PaymentTransportFault;
  readonly code: number | null;
  constructor(fault: PaymentTransportFault, code: number | null = null) {
    super(`The payment could not be handed over (${fault}).`);
    this.fault = fault;
    this.code = code;
  }
}
