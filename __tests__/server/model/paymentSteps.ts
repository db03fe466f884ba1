import * as fc from 'fast-check';
import { readPaymentResult, payableIdFromVariable } from '../../../src/payment/result.ts';
import { openEnvelope } from '../../../src/payment/envelope.ts';
import { testConfig } from '../../support/testApp.ts';
import { flipBit } from './gateway.ts';
import type { TestSystem } from './TestSystem.ts';
import { Step } from './Step.ts';
import { GATEWAY_FAULTS } from './gatewayFaults.ts';
import { pick, type OpenPage, type Payable, type Return, type Visit } from './visit.ts';

const index = fc.nat({ max: 3 });
const hasPayables = ({ payables }: Visit) => payables.length > 0;
const hasPages = ({ pages }: Visit) => pages.length > 0;
const hasReturns = ({ returns }: Visit) => returns.length > 0;

/** The gateway reports whole seconds: waiting makes the next event later by its clock too. */
const PRESS_MS = 2000;

interface Started {
  order_reference_number: string;
  payment_url: string;
}

interface Opened {
  result: object;
}

export async function start(
  visit: Visit,
  system: TestSystem,
  payable: Payable,
): Promise<OpenPage | null> {
  const target = payable.kind === 'order' ? 'subscription_id' : 'booking_id';
  const started = await system.call<Started>(payable.customer, 'POST', 'payments/checkout', {
    [target]: payable.id,
  });
  if (started === null) return null;
  const { order_reference_number: reference, payment_url } = started;
  const session = new URL(payment_url).searchParams.get('data') ?? '';
  const page = { payable, reference, session };
  visit.pages.push(page);
  return page;
}

export async function press(
  visit: Visit,
  system: TestSystem,
  { payable, reference, session }: OpenPage,
  form: Record<string, string>,
): Promise<Return | null> {
  const pressed = await system.gateway.press(session, form);
  system.pass(PRESS_MS);
  if (pressed === null || pressed.data === null) return null;
  const returned = { payable, reference, data: pressed.data };
  visit.returns.push(returned);
  return returned;
}

/** As in the storefront: opened by the relay, then reported. */
async function comeBack(system: TestSystem, { payable, data }: Return): Promise<void> {
  const { customer } = payable;
  const opened = await system.call<Opened>(customer, 'POST', 'payments/result', { data });
  if (opened !== null) await report(system, payable, opened.result);
}

function report(system: TestSystem, { kind, customer }: Payable, result: object) {
  const path = kind === 'order' ? 'subscriptions' : 'appointment-booking';
  return system.call(customer, 'PUT', path, result);
}

function checkOnce(system: TestSystem, { kind, id, customer }: Payable) {
  const path = kind === 'order' ? 'subscriptions' : 'appointment-booking';
  return system.call(customer, 'GET', `${path}/${id}`);
}

const scenarios = fc.constantFrom(
  'captured',
  'captured',
  'captured-twice',
  'other-amount',
  'token-missing',
  'nested',
);

export async function payFor(visit: Visit, system: TestSystem, payable: Payable): Promise<void> {
  const page = await start(visit, system, payable);
  const returned = page && (await press(visit, system, page, { action: 'pay' }));
  if (returned) await comeBack(system, returned);
}

export const payAndReturn = index.map(
  (at) =>
    new Step({
      name: `payAndReturn(${at})`,
      applies: hasPayables,
      act: (visit, system) => payFor(visit, system, pick(visit.payables, at)),
    }),
);

/** The gateway answers like this to what the shop asks when the customer is back. */
export const returnDuringFault = fc
  .tuple(index, fc.constantFrom('pay', 'decline'), fc.constantFrom(...GATEWAY_FAULTS))
  .map(
    ([at, action, fault]) =>
      new Step({
        name: `returnDuringFault(${at}, ${action}, ${fault})`,
        applies: hasPayables,
        act: async (visit, system) => {
          const page = await start(visit, system, pick(visit.payables, at));
          const returned = page && (await press(visit, system, page, { action }));
          if (!returned) return;
          system.gateway.setFault(fault, 1);
          await comeBack(system, returned);
        },
      }),
  );

/** Pays and closes the tab; some payments are never reported with payment id and token. */
export const payAndLeave = fc.tuple(index, scenarios, fc.constantFrom(false, false, true)).map(
  ([at, scenario, isNameless]) =>
    new Step({
      name: `payAndLeave(${at}, ${scenario}${isNameless ? ', without ids' : ''})`,
      applies: hasPayables,
      act: async (visit, system) => {
        const page = await start(visit, system, pick(visit.payables, at));
        if (!page) return;
        if (isNameless) system.gateway.nameless.add(page.reference);
        await press(visit, system, page, { action: 'pay', scenario });
      },
    }),
);

export const startPayment = index.map(
  (at) =>
    new Step({
      name: `startPayment(${at})`,
      applies: hasPayables,
      act: async (visit, system) => {
        await start(visit, system, pick(visit.payables, at));
      },
    }),
);

/** In any tab whose hosted page is still open. */
export const pressPage = fc
  .tuple(index, fc.constantFrom('pay', 'pay', 'decline', 'cancel'), scenarios)
  .map(
    ([at, action, scenario]) =>
      new Step({
        name: `pressPage(${at}, ${action}, ${scenario})`,
        applies: hasPages,
        act: async (visit, system) => {
          await press(visit, system, pick(visit.pages, at), { action, scenario });
        },
      }),
  );

export const returnAgain = index.map(
  (at) =>
    new Step({
      name: `returnAgain(${at})`,
      applies: hasReturns,
      act: (visit, system) => comeBack(system, pick(visit.returns, at)),
    }),
);

/** The result of one payment is sent for another order, with and without the relay. */
export const replay = fc.tuple(index, index).map(
  ([at, other]) =>
    new Step({
      name: `replay(${at}, ${other})`,
      applies: (visit) => hasReturns(visit) && hasPayables(visit),
      act: async (visit, system) => {
        const { data } = pick(visit.returns, at);
        const victim = pick(visit.payables, other);
        await system.call(victim.customer, 'POST', 'payments/result', { data });
        const opened = openEnvelope(data, testConfig.gateway);
        const result = readPaymentResult(opened, payableIdFromVariable);
        const id = victim.kind === 'order' ? 'subscription_id' : 'booking_id';
        await report(system, victim, { ...result, [id]: victim.id });
      },
    }),
);

export const flipped = index.map(
  (at) =>
    new Step({
      name: `flipped(${at})`,
      applies: hasReturns,
      act: async (visit, system) => {
        const { payable, data } = pick(visit.returns, at);
        await comeBack(system, { payable, reference: '', data: flipBit(data) });
      },
    }),
);

export const checkAgain = index.map(
  (at) =>
    new Step({
      name: `checkAgain(${at})`,
      applies: hasPayables,
      act: async (visit, system) => {
        await checkOnce(system, pick(visit.payables, at));
      },
    }),
);

/** Those that the gateway has sent: late, twice, or never. */
export const webhook = fc.tuple(index, fc.nat({ max: 2 })).map(
  ([at, times]) =>
    new Step({
      name: `webhook(${at}, ${times} times)`,
      applies: hasPages,
      act: async (_visit, system) => {
        if (system.gateway.webhooks.length === 0) return;
        const body = pick(system.gateway.webhooks, at);
        for (let sent = 0; sent < times; sent += 1) await sendWebhook(system, body);
      },
    }),
);

/** Anyone can send a webhook. */
export const forgedWebhook = index.map(
  (at) =>
    new Step({
      name: `forgedWebhook(${at})`,
      applies: hasPages,
      act: (visit, system) => {
        const { reference } = pick(visit.pages, at);
        return sendWebhook(system, { reference_number: reference, status: 'SUCCESSFUL' });
      },
    }),
);

async function sendWebhook(system: TestSystem, body: unknown): Promise<void> {
  if (typeof body !== 'object' || body === null) return;
  await system.call(0, 'POST', 'payments/webhook', body);
}
