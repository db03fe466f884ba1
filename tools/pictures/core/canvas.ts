import type { Random } from './random.ts';
import { seededRandom } from './random.ts';

/** One picture in the making: its random stream and the symbols and gradients that it shares. */
export interface Canvas {
  readonly random: Random;
  readonly defs: Map<string, string>;
}

export function createCanvas(seed: string): Canvas {
  return { random: seededRandom(seed), defs: new Map() };
}

/** At most one decimal, nothing superfluous. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export type Stop = readonly [offset: number, color: string, opacity?: number];

function stops(list: readonly Stop[]): string {
  return list
    .map(([offset, color, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${color}"${alpha}/>`;
    })
    .join('');
}

/** Registers a radial gradient lit from the top left, and answers the paint. */
export function radial(
  c: Canvas,
  id: string,
  list: readonly Stop[],
  cx = 0.38,
  cy = 0.34,
  r = 0.72,
): string {
  c.defs.set(
    id,
    `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`,
  );
  return `url(#${id})`;
}

/** Registers a linear gradient, by default from the top left to the bottom right. */
export function linear(c: Canvas, id: string, list: readonly Stop[], x2 = 1, y2 = 1): string {
  c.defs.set(
    id,
    `<linearGradient id="${id}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`,
  );
  return `url(#${id})`;
}

/** Registers a symbol once; place it with `put`. */
export function define(c: Canvas, id: string, markup: () => string): string {
  if (!c.defs.has(id)) {
    c.defs.set(id, '');
    c.defs.set(id, `<g id="${id}">${markup()}</g>`);
  }
  return id;
}

export function put(id: string, x: number, y: number, turn = 0, scale = 1): string {
  const rotate = turn ? `rotate(${n(turn)})` : '';
  const size = scale === 1 ? '' : `scale(${Math.round(scale * 100) / 100})`;
  return `<use href="#${id}" transform="translate(${n(x)} ${n(y)})${rotate}${size}"/>`;
}

export function placed(markup: string, x: number, y: number, turn = 0, scale = 1): string {
  return `<g transform="translate(${n(x)} ${n(y)})rotate(${n(turn)})scale(${Math.round(scale * 1000) / 1000})">${markup}</g>`;
}

export function toSvg(c: Canvas, body: string, width = 800, height = 600): string {
  const defs = [...c.defs.values()].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round"><defs>${defs}</defs>${body}</svg>\n`;
}
