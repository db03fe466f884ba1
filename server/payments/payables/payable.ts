import type { Fils } from '../../../src/contract/money.ts';
import type { Payer } from '../../../src/payment/checkout.ts';
import type { Db } from '../../db/database.ts';
import type { RefundReason } from '../../db/orderTables.ts';
import type { Attempt } from '../../db/stores/paymentStore.ts';

/** Where orders and appointments differ when they are paid; everything else is one path. */
export interface PayableRules {
  /** Null for what does not exist, and for another customer's. */
  findOwn(db: Db, customerId: number, id: number): Promise<PayableView | null>;
  /** Holds it until the transaction ends: answers that come at once are taken one after the other. */
  lock(trx: Db, id: number): Promise<LockedPayable>;
}

export interface PayableView {
  readonly isPaid: boolean;
  readonly payer: Payer;
}

export interface LockedPayable {
  readonly isPaid: boolean;
  readonly amount: Fils;
  /** Throws the reason for which no payment can be started. */
  assertPayable(now: Date): void;
  /** A payment is started. */
  begin(now: Date): Promise<void>;
  /** Null when the money of the attempt can pay it; otherwise why the money has to go back. */
  claim(attempt: Attempt, now: Date): Promise<RefundReason | null>;
  /** After a claim that was granted. */
  pay(now: Date): Promise<void>;
  /** No attempt is left that could succeed. */
  fail(): Promise<void>;
  /** Money was taken that cannot pay it. */
  noteRefund(reason: RefundReason, now: Date): Promise<void>;
}
