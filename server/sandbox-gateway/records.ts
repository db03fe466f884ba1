import type { Scenario } from './scenarios.ts';

export interface CheckoutFields {
  /** Three decimals. */
  amount: string;
  paymentType: number;
  responseUrl: string;
  failureUrl: string;
  orderReferenceNumber: string;
  variables: readonly (string | null)[];
  name: string | null;
  webhookUrl: string | null;
}

export type PayerAction = 'pay' | 'decline' | 'cancel';

/** One checkout: what the hosted page shows, and its outcome. */
export interface Session {
  token: string;
  paymentToken: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
  fields: CheckoutFields;
  scenario: Scenario;
  action: PayerAction | null;
  /** Where the payer was sent; null when the payer never returns. */
  returnUrl: string | null;
  /** Enquiries still to be answered with the scenario's fault. */
  faultsLeft: number;
}

type TransactionStatus = 'SUCCESSFUL' | 'FAILED';

export interface Transaction {
  token: string | null;
  paymentId: string;
  reference: string;
  status: TransactionStatus;
  resultCode: string;
  amount: string | number;
  /** KWD beside the amount; missing in the journals of earlier releases. */
  administrativeCharge?: string | number | undefined;
  /** The enquiry does not name the charge. */
  isChargeHidden?: boolean | undefined;
  paymentType: number;
  /** Kuwait local time, "2024-08-29 15:27:38". */
  datetime: string;
}
