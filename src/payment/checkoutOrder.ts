import type { Language } from '../contract/languages.ts';
import type { Fils } from '../contract/money.ts';

export interface Payer {
  name: string;
  email: string;
  /** E.164. */
  mobile: string | null;
}

export interface CheckoutOrder {
  merchantCode: string;
  amount: Fils;
  /** Unique for each attempt. */
  orderReferenceNumber: string;
  /** Comes back in variable1. */
  payableId: number;
  language: Language;
  payer: Payer;
  responseUrl: string;
  failureUrl: string;
  webhookUrl: string | null;
}
