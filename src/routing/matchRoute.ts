import { patterns, type RouteName } from './paths.ts';

export type RouteParams = Readonly<Record<string, string>>;

export interface RouteMatch {
  name: RouteName;
  params: RouteParams;
}

const matchers = Object.entries(patterns).map(([name, pattern]) => ({
  name: name as RouteName,
  keys: [...pattern.matchAll(/:(\w+)/g)].map((match) => match[1] ?? ''),
  expression: new RegExp(`^${pattern.replace(/:\w+/g, '([^/]+)')}/?$`),
}));

/** The route a pathname belongs to; null is the not-found page. */
export function matchRoute(pathname: string): RouteMatch | null {
  for (const { name, keys, expression } of matchers) {
    const match = expression.exec(pathname);
    if (match) {
      return { name, params: Object.fromEntries(keys.map((key, i) => [key, match[i + 1] ?? ''])) };
    }
  }
  return null;
}
