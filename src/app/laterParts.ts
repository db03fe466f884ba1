import type { LaterPart } from '../contract/pages/laterParts.ts';
import { loadTexts } from '../i18n/messages.ts';
import type { Feature } from './features.ts';

type Features = readonly Feature[];

let arrive: (features: Features) => void;
const arrival = new Promise<Features>((resolve) => {
  arrive = resolve;
});

/** Resolves once somebody has asked for the features of the shop, and they are there. */
export const shopArrived = (): Promise<Features> => arrival;

async function fetchShop(): Promise<void> {
  arrive((await import(/* webpackChunkName: "shop" */ './shopFeatures.ts')).shopFeatures);
}

/** A page waits for these, so its components never dispatch what nobody hears. */
export const fetchLaterPart: Readonly<Record<LaterPart, () => Promise<unknown>>> = {
  reading: () => loadTexts('reading'),
  shop: () => Promise.all([loadTexts('shop'), fetchShop()]),
};
