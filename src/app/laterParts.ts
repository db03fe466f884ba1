import type { LaterPart } from '../contract/pages/routes.ts';
import { loadTexts } from '../i18n/messages.ts';
import type { Feature } from './features.ts';
import { nextTask } from '../ui/nextTask.ts';

type Features = readonly Feature[];

const arrive: ((features: Features) => void)[] = [];
const arrival = () => new Promise<Features>((resolve) => arrive.push(resolve));

/** Each resolves once its features have been requested and have loaded: those of the two flows, then of the account. */
export const shopArrivals: readonly Promise<Features>[] = [arrival(), arrival()];

let hasArrived = false;

/** One file, evaluated and begun in four tasks; pages that come later wait for none. */
async function fetchShop(): Promise<void> {
  const { buyingFeatures } = await import(/* webpackChunkName: "shop" */ './buyingFeatures.ts');
  if (!hasArrived) await nextTask();
  arrive[0]?.(buyingFeatures);
  if (!hasArrived) await nextTask();
  const { accountFeatures } = await import(/* webpackChunkName: "shop" */ './accountFeatures.ts');
  if (!hasArrived) await nextTask();
  hasArrived = true;
  arrive[1]?.(accountFeatures);
}

/** A page waits for these, so that its components never dispatch actions that no saga handles. */
export const fetchLaterPart: Readonly<Record<LaterPart, () => Promise<unknown>>> = {
  reading: () => loadTexts('reading'),
  shop: () => Promise.all([loadTexts('shop'), fetchShop()]),
  customer: () => loadTexts('customer'),
};
