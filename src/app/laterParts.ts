import type { LaterPart } from '../contract/pages/routes.ts';
import { loadTexts } from '../i18n/messages.ts';
import type { Feature } from './features.ts';

type Features = readonly Feature[];

let arrive: (features: Features) => void;
const arrival = new Promise<Features>((resolve) => {
  arrive = resolve;
});

/** Resolves once the shop's features have been requested and have loaded. */
export const shopArrived = (): Promise<Features> => arrival;

async function fetchShop(): Promise<void> {
  arrive((await import(/* webpackChunkName: "shop" */ './shopFeatures.ts')).shopFeatures);
}

/** A page waits for these, so that its components never dispatch actions that no saga handles. */
export const fetchLaterPart: Readonly<Record<LaterPart, () => Promise<unknown>>> = {
  reading: () => loadTexts('reading'),
  shop: () => Promise.all([loadTexts('shop'), fetchShop()]),
  customer: () => loadTexts('customer'),
};
