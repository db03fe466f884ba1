import type { LaterPart } from '../contract/pages/routes.ts';
import { loadTexts } from '../i18n/messages.ts';
import type { Feature } from './features.ts';
import { nextTask } from './nextTask.ts';

type Features = readonly Feature[];

let arrive: (features: Features) => void;
const arrival = new Promise<Features>((resolve) => {
  arrive = resolve;
});

/** Resolves once the shop's features have been requested and have loaded. */
export const shopArrived = (): Promise<Features> => arrival;

let hasArrived = false;

async function fetchShop(): Promise<void> {
  const { buyingFeatures } = await import(/* webpackChunkName: "shop" */ './buyingFeatures.ts');
  // One file, evaluated in two tasks; pages that come later wait for none.
  if (!hasArrived) await nextTask();
  const { accountFeatures } = await import(/* webpackChunkName: "shop" */ './accountFeatures.ts');
  hasArrived = true;
  arrive([...buyingFeatures, ...accountFeatures]);
}

/** A page waits for these, so that its components never dispatch actions that no saga handles. */
export const fetchLaterPart: Readonly<Record<LaterPart, () => Promise<unknown>>> = {
  reading: () => loadTexts('reading'),
  shop: () => Promise.all([loadTexts('shop'), fetchShop()]),
  customer: () => loadTexts('customer'),
};
