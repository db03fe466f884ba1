import { startFloorApi, type FloorApi } from './floor/startApi.ts';
import { load } from './load.ts';
import { peakMemory } from './memory.ts';
import type { BenchedServer } from './benchedServer.ts';

const STARTS = 5;

interface Figures {
  /** Requests per second of each round; of the floor one select and one insert. */
  page: number[];
  product: number[];
  cart: number[];
  /** Bytes. */
  memory: number;
  /** Milliseconds. */
  starts: number[];
}

export interface Measured {
  floor: Figures;
  server: Figures;
}

const nothing = (): Figures => ({ page: [], product: [], cart: [], memory: NaN, starts: [] });
export const nothingYet = (): Measured => ({ floor: nothing(), server: nothing() });

/** Floor and server in turns, so that what else the machine does meets both alike. */
export async function measureLoads(floor: FloorApi, server: BenchedServer, measured: Measured) {
  const { url } = server.process;
  measured.floor.product.push(await load(`${floor.url}/plan`));
  measured.server.product.push(await load(`${url}/api/package-categories/1`));
  measured.floor.cart.push(await load(`${floor.url}/line`, '-s', server.postScript));
  measured.server.cart.push(await load(`${url}/api/carts`, '-s', server.script));
  measured.floor.page.push(await load(`${floor.url}/`));
  measured.server.page.push(await load(`${url}/`, '-H', 'Accept-Encoding: br'));
}

export function measureMemory(floor: FloorApi, server: BenchedServer, measured: Measured): void {
  measured.floor.memory = peakMemory(floor.pid);
  measured.server.memory = peakMemory(server.process.pid);
}

/** The server is stopped, and started again each time on what is there. */
export async function measureStarts(
  floorsUrl: string | null,
  server: BenchedServer,
  measured: Measured,
): Promise<void> {
  await server.process.stop();
  for (let start = 0; start < STARTS; start += 1) {
    const floor = await startFloorApi(floorsUrl);
    await floor.stop();
    measured.floor.starts.push(floor.startTook);
    measured.server.starts.push(await server.process.start());
    await server.process.stop();
  }
}
