import { matchRoute } from '../contract/pages/matchRoute.ts';
import type { RouterLocation, RouterState } from '../routing/routerSlice.ts';
import { fields, MASK, whole, type Rule } from './rules.ts';

/** Parameters whose values are ids or a customer's choices. */
const HARMLESS = new Set([
  'booking',
  'date',
  'day',
  'days',
  'delivery',
  'dietitian',
  'item',
  'lang',
  'meals',
  'order',
  'record',
  'slot',
  'snacks',
  'start',
  'subscribe',
  'time',
  'variant',
]);
/** Private parameters: that they were there is useful, their values are private. */
const SECRET = new Set(['data', 'token']);
const CHOICE = /^[\w:-]{0,22}$/;
const ANCHOR = /^#[A-Za-z-]{1,30}$/;
/** Other paths have no page, and may contain typed text. */
const UNKNOWN_PATH = `/${MASK}`;

const pathname = (path: string) => (matchRoute(path) === null ? UNKNOWN_PATH : path);
const hash = (text: string) => (ANCHOR.test(text) ? text : '');

function search(text: string): string {
  const kept = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(text)) {
    if (name === 'redirect') kept.append(name, path(value));
    else if (SECRET.has(name)) kept.append(name, MASK);
    else if (HARMLESS.has(name)) kept.append(name, CHOICE.test(value) ? value : MASK);
  }
  return kept.size === 0 ? '' : `?${kept.toString()}`;
}

const BASE = 'http://shop';

function path(text: string): string {
  if (!text.startsWith('/') || !URL.canParse(text, BASE)) return UNKNOWN_PATH;
  const url = new URL(text, BASE);
  return pathname(url.pathname) + search(url.search) + hash(url.hash);
}

const ofText =
  (rule: (text: string) => string): Rule =>
  (value) =>
    typeof value === 'string' ? rule(value) : undefined;

/** Path, query and hash. */
export const pathRule = ofText(path);

export const routerRule = fields<RouterState>({
  location: fields<RouterLocation>({
    pathname: ofText(pathname),
    search: ofText(search),
    hash: ofText(hash),
    key: whole,
  }),
  action: whole,
});
