import type { Fils } from '../../src/contract/money.ts';
import type { Payer } from '../../src/payment/checkout.ts';
import type { Db } from '../db/database.ts';
import type { Database } from '../db/schema.ts';

/** Why money that the gateway took cannot pay what it was meant for. */
export type RefundReason = NonNullable<Database['payment_captures']['refund_reason']>;

/** Where orders and appointments differ when they are paid; everything else is one path. */
export interface PayableRules {
  /** Null for what does not exist, and for another customer's. */
  findOwn(db: Db, customerId: number, id: number): Promise<PayableView | null>;
  /** Locks it until the transaction ends, so that simultaneous answers are settled one after the other. */
  lock(trx: Db, id: number): Promise<LockedPayable>;
}

export interface PayableView {
  readonly isPaid: boolean;
  readonly payer: Payer;
}

export interface LockedPayable {
  readonly isPaid: boolean;
  readonly amount: Fils;
  /** Throws the reason why no payment can be started. */
  assertPayable(now: Date): void;
  /** A payment is started. */
  begin(now: Date): Promise<void>;
  /** Null when this amount, asked for by an attempt, pays it; otherwise why the money has to go back. */
  claim(amount: Fils, now: Date): Promise<RefundReason | null>;
  /** After a claim that was granted. */
  pay(now: Date): Promise<void>;
  /** No attempt is left that could succeed. */
  fail(): Promise<void>;
  /** Money was taken that cannot pay it. */
  noteRefund(reason: RefundReason, now: Date): Promise<void>;
}
