import { routeNames, routes, type RouteName } from './routes.ts';

export type RouteParams = Readonly<Record<string, string>>;

export interface RouteMatch {
  name: RouteName;
  params: RouteParams;
}

/** Every parameter of a path is an id, which fits a database's integer. */
const ID = '([1-9]\\d{0,8})';
const PARAMETER = /:(\w+)/g;

const matchers = routeNames.map((name) => ({
  name,
  keys: [...routes[name].path.matchAll(PARAMETER)].map((match) => match[1] ?? ''),
  expression: new RegExp(`^${routes[name].path.replace(PARAMETER, ID)}/?$`),
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

/** The canonical pathname of a route's page, which {@link matchRoute} also accepts with a trailing slash. */
export function pathOf({ name, params }: RouteMatch): string {
  return fillPath(name, Object.values(params));
}

type IdsOf<Path extends string> = Path extends `${string}:${string}/${infer Rest}`
  ? [id: number, ...IdsOf<Rest>]
  : Path extends `${string}:${string}`
    ? [id: number]
    : [];

/** The ids that the path of a route needs, from left to right. */
export type PathIds<Name extends RouteName> = IdsOf<(typeof routes)[Name]['path']>;

/** The path of a page: `buildPath('orderDetails', 7)`. */
export function buildPath<Name extends RouteName>(name: Name, ...ids: PathIds<Name>): string {
  return fillPath(name, ids);
}

function fillPath(name: RouteName, ids: readonly (string | number)[]): string {
  const left = [...ids];
  return routes[name].path.replace(PARAMETER, () => String(left.shift()));
}
