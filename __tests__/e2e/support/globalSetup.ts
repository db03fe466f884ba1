import { startShop, type ShopProcess } from './shopProcess.ts';

declare global {
  // Shared by jest's set-up and tear-down, which run in one process.
  var browserTestShop: ShopProcess | undefined;
}

/** One shop for all journeys; each journey signs its own customer up. */
export default async function setUp(): Promise<void> {
  // A shop that already runs is tested as it is.
  if (process.env['SHOP_URL'] !== undefined) return;
  const shop = await startShop();
  globalThis.browserTestShop = shop;
  process.env['SHOP_URL'] = shop.url;
  process.env['GATEWAY_URL'] = shop.gatewayUrl;
}
