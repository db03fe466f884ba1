import { n } from './canvas.ts';
import type { Random } from './random.ts';
import { between } from './random.ts';
import type { Point } from './scatter.ts';

export function circle(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more = '',
): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  more = '',
): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function line(d: string, color: string, width: number, opacity = 1): string {
  const alpha = opacity === 1 ? '' : ` opacity="${opacity}"`;
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}"${alpha}/>`;
}

/** A smooth closed curve through the points. */
function smooth(points: readonly Point[]): string {
  const at = (index: number): Point =>
    points[(index + points.length) % points.length] ?? { x: 0, y: 0 };
  const first = at(0);
  let d = `M${n(first.x)} ${n(first.y)}`;
  for (let i = 0; i < points.length; i += 1) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n(from.x + (to.x - before.x) / 6)} ${n(from.y + (to.y - before.y) / 6)} ${n(to.x - (after.x - from.x) / 6)} ${n(to.y - (after.y - from.y) / 6)} ${n(to.x)} ${n(to.y)}`;
  }
  return `${d}z`;
}

/** The outline of an irregular round thing. `wobble` is the share by which the radius varies. */
export function blob(
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry = rx,
  wobble = 0.08,
  corners = 9,
): string {
  const points: Point[] = [];
  for (let i = 0; i < corners; i += 1) {
    const angle = (i / corners) * Math.PI * 2;
    const reach = 1 + between(random, -wobble, wobble);
    points.push({ x: x + Math.cos(angle) * rx * reach, y: y + Math.sin(angle) * ry * reach });
  }
  return smooth(points);
}
