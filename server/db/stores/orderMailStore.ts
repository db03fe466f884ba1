import type { Db } from '../database.ts';
import { claimDueMail, type Lease } from './claimDueMail.ts';
import type { Order } from './orderStore.ts';

export function claimDueConfirmations(db: Db, lease: Lease): Promise<Order | undefined> {
  return claimDueMail(db, { table: 'orders', column: 'confirmation_due_at' }, lease);
}

export function claimDueRefundMails(db: Db, lease: Lease): Promise<Order | undefined> {
  return claimDueMail(db, { table: 'orders', column: 'refund_mail_due_at' }, lease);
}

export function claimDueRejectionMails(db: Db, lease: Lease): Promise<Order | undefined> {
  return claimDueMail(db, { table: 'orders', column: 'rejection_due_at' }, lease);
}
