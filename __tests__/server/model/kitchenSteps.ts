import * as fc from 'fast-check';
import { allEnded } from '../../../server/payments/allEnded.ts';
import { pickOrder, stop } from './orderSteps.ts';
import { payFor } from './paymentSteps.ts';
import type { TestSystem } from './TestSystem.ts';
import { Step } from './Step.ts';
import { pick, type Payable, type Visit } from './visit.ts';

const index = fc.nat({ max: 3 });
const hasOrders = ({ payables }: Visit) => payables.some(({ kind }) => kind === 'order');
const hasPayables = ({ payables }: Visit) => payables.length > 0;

type OrderAction = (visit: Visit, system: TestSystem, order: Payable) => Promise<void>;

const rejecting =
  (reason: string): OrderAction =>
  (_visit, system, { id }) =>
    system.callAsService(`orders/${id}/reject`, { reason });

/** Actions of the kitchen and the customer on a paid order. */
const DEEDS: Readonly<Record<string, OrderAction>> = {
  accept: (_visit, system, { id }) => system.callAsService(`orders/${id}/accept`),
  reject: rejecting('No driver'),
  'reject otherwise': rejecting('No cook'),
  stop: (_visit, system, order) => stop(system, order),
  'pay again': payFor,
  record: (_visit, system) => record(system, 0, 'RF-1'),
  'record otherwise': (_visit, system) => record(system, 0, 'RF-2'),
};
const deed = fc.constantFrom(...Object.entries(DEEDS));

export const decide = fc.tuple(index, deed).map(
  ([at, [name, act]]) =>
    new Step({
      name: `decide(${at}, ${name})`,
      applies: hasOrders,
      act: (visit, system) => act(visit, system, pickOrder(visit, at)),
    }),
);

/** An order is paid, and then several actions on it run at once. */
export const payAndDecide = fc.tuple(index, fc.array(deed, { minLength: 1, maxLength: 3 })).map(
  ([at, deeds]) =>
    new Step({
      name: `payAndDecide(${at}, ${deeds.map(([name]) => name).join(' + ')})`,
      applies: hasOrders,
      act: async (visit, system) => {
        const order = pickOrder(visit, at);
        await payFor(visit, system, order);
        await allEnded(deeds.map(([, act]) => act(visit, system, order)));
      },
    }),
);

/** A refund was made, and a staff member records it. */
async function record(system: TestSystem, at: number, reference: string): Promise<void> {
  const refunds = await system.db.selectFrom('refunds').select('id').orderBy('id').execute();
  if (refunds.length > 0) {
    await system.callAsService(`refunds/${pick(refunds, at).id}/record`, { reference });
  }
}

/** Two staff members have read the list at the same time. */
export const recordTwice = index.map(
  (at) =>
    new Step({
      name: `recordTwice(${at})`,
      applies: hasPayables,
      act: async (_visit, system) => {
        await allEnded(['RF-1', 'RF-2'].map((reference) => record(system, at, reference)));
      },
    }),
);
