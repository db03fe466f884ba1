import type { Ledger, LedgerRefund } from './ledger.ts';

/** Invariants of the kitchen's decisions and refunds. */
export function kitchenFaults({ orders, captures, refunds }: Ledger): string[] {
  const rejected = orders.filter(({ status }) => status === 'rejected');
  return [
    ...captures.flatMap(({ id, amount_fils }) => {
      const own = refunds.filter(({ capture_id }) => capture_id === id);
      return sumOf(own) > (amount_fils ?? 0)
        ? [`${sumOf(own)} go back of the ${amount_fils} of capture ${id}`]
        : [];
    }),
    ...rejected
      .filter(({ deliveries }) => deliveries > 0)
      .map(({ id, deliveries }) => `order ${id} is rejected, and delivered ${deliveries} times`),
    ...rejected
      .filter(({ id, grand_total_fils }) => {
        const paid = captures.find(({ order_id, settles }) => order_id === id && settles);
        const own = refunds.filter(({ capture_id }) => capture_id === paid?.id);
        return sumOf(own) !== grand_total_fils;
      })
      .map(({ id }) => `order ${id} is rejected, and its money is kept`),
    ...orders
      .filter(({ status, rejections }) => rejections !== (status === 'rejected' ? 1 : 0))
      .map(({ id, rejections }) => `order ${id} has ${rejections} rejections in the audit log`),
    ...refunds
      .filter(({ recorded, records }) => records !== (recorded === null ? 0 : 1))
      .map(({ id, records }) => `refund ${id} has ${records} records in the audit log`),
  ];
}

/** What a step must not undo. */
export function kitchenFaultsBetween(before: Ledger, after: Ledger): string[] {
  return [
    ...before.refunds
      .filter((refund) => !after.refunds.some((same) => isSameRefund(same, refund)))
      .map(({ id }) => `refund ${id} was changed or lost`),
    ...before.orders
      .filter(({ id, status, rejected_reason }) => {
        const now = after.orders.find((order) => order.id === id);
        return (
          (status === 'rejected' && now?.rejected_reason !== rejected_reason) ||
          (status === 'rejected' && now?.status !== status) ||
          (status === 'accepted' && now?.status === 'received')
        );
      })
      .map(({ id }) => `what was decided about order ${id} is decided again`),
  ];
}

const sumOf = (refunds: readonly LedgerRefund[]): number =>
  refunds.reduce((sum, { amount_fils }) => sum + (amount_fils ?? 0), 0);

/** A recorded refund does not change. */
function isSameRefund(now: LedgerRefund, then: LedgerRefund): boolean {
  const { id, amount_fils, recorded } = now;
  const isKept = recorded === then.recorded || then.recorded === null;
  return id === then.id && amount_fils === then.amount_fils && isKept;
}
