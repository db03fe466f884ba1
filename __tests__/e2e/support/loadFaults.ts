import type { Page } from '@playwright/test';

/** The part of the window that may move in all while a page is loaded, times how far (web.dev/cls). */
const MOST_SHIFT = 0.005;

/** Not in TypeScript's own types, as not every browser has it. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** What has moved since the page began to load, by itself; nothing where that is too little to be seen. */
export async function layoutShifts(page: Page): Promise<string[]> {
  await drawn(page);
  return page.evaluate((most) => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = (observer.takeRecords() as LayoutShift[]).filter((it) => !it.hadRecentInput);
    observer.disconnect();
    const nameOf = (node: Node | null) =>
      node instanceof Element
        ? node.outerHTML.slice(0, 80)
        : `“${node?.textContent?.slice(0, 40)}” of ${node?.parentElement?.outerHTML.slice(0, 80)}`;
    const placeOf = ({ x, y, width, height }: DOMRect) =>
      [x, y, width, height].map(Math.round).join(' ');
    if (shifts.reduce((sum, { value }) => sum + value, 0) <= most) return [];
    return shifts.map(({ value, startTime, sources }) => {
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
      );
      return `${value.toFixed(4)} at ${Math.round(startTime)} ms: ${moved.join(' | ')}`;
    });
  }, MOST_SHIFT);
}

/** Pictures that were fetched though the first screen does not show them, or that move the page when they come. */
export function pictureFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInSight = (picture: Element) => {
      const { top, bottom, left, right } = picture.getBoundingClientRect();
      return bottom >= 0 && top <= innerHeight && right >= 0 && left <= innerWidth;
    };
    const shown = [...document.images].filter((it) => it.checkVisibility());
    // The browser fetches a lazy one when it is near.
    const isWanted = (it: HTMLImageElement) => it.loading === 'lazy' || isInSight(it);
    const wanted = shown.filter(isWanted).map((it) => it.currentSrc);
    const unwanted = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\.(?:avif|gif|jpe?g|png|svg|webp)$/.test(new URL(name).pathname))
      .filter((name) => !wanted.includes(name));
    const spaceless = shown.filter((it) => getComputedStyle(it).aspectRatio === 'auto');
    return [
      ...unwanted.map((name) => `${name} is fetched and not seen`),
      ...shown
        .filter((it) => !isWanted(it))
        .map(({ src }) => `${src} is not lazy, below the first screen`),
      ...spaceless.map(({ src }) => `${src} has no space before it has come`),
    ];
  });
}

/** Resolves once the page has drawn two frames: the one after a change may still change. */
export function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}
