import { startServer } from '../../__tests__/e2e/support/server.ts';
import { buildPath } from '../../src/contract/pages/matchRoute.ts';
import { median } from './figures.ts';
import { serveFloor } from './floor/serve.ts';
import { openLighthouse, type Reading } from './lighthouse.ts';

const PATHS = { home: buildPath('home'), product: buildPath('packageCategory', 1) };

export type Visit = Omit<Reading, 'scores'>;
type Page = keyof typeof PATHS;
type Visits<Name extends Page> = Readonly<Record<Name | 'floor', Visit>>;

/** Medians. The pages are loaded in turn, so that other load on the machine affects all of them. */
export async function readFirstVisits<Name extends Page>(
  rounds: number,
  ...names: readonly Name[]
): Promise<Visits<Name>> {
  const [floor, shop, reader] = await Promise.all([serveFloor(), startServer(), openLighthouse()]);
  const pages = [
    { name: 'floor' as const, url: floor.url, readings: new Array<Reading>() },
    ...names.map((name) => ({
      name,
      url: shop.url + PATHS[name],
      readings: new Array<Reading>(),
    })),
  ];
  try {
    // The first answer of each page is rendered and compressed; later ones are cached.
    for (const { url } of pages) await fetch(url);
    for (let round = 0; round < rounds; round += 1) {
      for (const { url, readings } of pages) readings.push(await reader.read(url, ['performance']));
    }
  } finally {
    await Promise.all([reader.close(), shop.stop(), floor.close()]);
  }
  const visits = pages.map(({ name, readings }) => [name, middleOf(readings)]);
  return Object.fromEntries(visits) as Visits<Name>;
}

const middleOf = (readings: readonly Reading[]): Visit => ({
  firstPaint: median(readings.map(({ firstPaint }) => firstPaint)),
  largestPaint: median(readings.map(({ largestPaint }) => largestPaint)),
  blocked: median(readings.map(({ blocked }) => blocked)),
  blockedCpuTime: median(readings.map((reading) => reading.blockedCpuTime)),
  longestTask: median(readings.map((reading) => reading.longestTask)),
  shift: median(readings.map(({ shift }) => shift)),
  scriptBytes: median(readings.map(({ scriptBytes }) => scriptBytes)),
});
