import { matchRoute } from '../contract/pages/matchRoute.ts';
import type { QueryName } from '../contract/pages/pageQuery.ts';
import type { RouterLocation, RouterState } from '../routing/routerSlice.ts';
import { fields, MASK, whole, type Rule } from './rules.ts';

const CHOICE = /^[\w:-]{0,22}$/;
const ANCHOR = /^#[A-Za-z-]{1,30}$/;
/** Other paths have no page, and may contain typed text. */
const UNKNOWN_PATH = `/${MASK}`;

const pathname = (path: string) => (matchRoute(path) === null ? UNKNOWN_PATH : path);
const hash = (text: string) => (ANCHOR.test(text) ? text : '');

/** A choice of the customer, or an id. */
const harmless = (value: string) => (CHOICE.test(value) ? value : MASK);
/** A private parameter: that it was there is useful, its value is private. */
const secret = () => MASK;

const parameters = new Map<string, (value: string) => string>(
  Object.entries({
    booking: harmless,
    data: secret,
    date: harmless,
    day: harmless,
    days: harmless,
    delivery: harmless,
    dietitian: harmless,
    item: harmless,
    lang: harmless,
    meals: harmless,
    order: harmless,
    record: harmless,
    redirect: path,
    slot: harmless,
    snacks: harmless,
    start: harmless,
    subscribe: harmless,
    time: harmless,
    token: secret,
    variant: harmless,
  } satisfies Record<QueryName | 'lang' | 'record', (value: string) => string>),
);

function search(text: string): string {
  const kept = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(text)) {
    const keep = parameters.get(name);
    if (keep !== undefined) kept.append(name, keep(value));
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
