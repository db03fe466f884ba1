import { patterns, routeNames, type RouteName } from './routes.ts';

export type RouteParams = Readonly<Record<string, string>>;

export interface RouteMatch {
  name: RouteName;
  params: RouteParams;
}

/** Whatever an address names has a number, which fits a database's integer. */
const ID = '([1-9]\\d{0,8})';

const matchers = routeNames.map((name) => ({
  name,
  keys: [...patterns[name].matchAll(/:(\w+)/g)].map((match) => match[1] ?? ''),
  expression: new RegExp(`^${patterns[name].replace(/:\w+/g, ID)}/?$`),
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

/** The one pathname of a route's page, which {@link matchRoute} also knows with a slash at the end. */
export function pathOf({ name, params }: RouteMatch): string {
  return patterns[name].replace(/:(\w+)/g, (_placeholder, key: string) => params[key] ?? '');
}
