import { buildPath, type PathIds } from './matchRoute.ts';
import { withQuery, type PageQuery } from './pageQuery.ts';
import type { RouteName } from './routes.ts';

/** A page of the shop with its query: `pathWithQuery('orderDetails', [7], { day: '2027-01-20' })`. */
export function pathWithQuery<Name extends RouteName>(
  name: Name,
  ids: PathIds<Name>,
  query?: PageQuery<Name>,
): string {
  return withQuery(buildPath(name, ...ids), query ?? {});
}

/** The same for those who are not in the shop, such as the readers of a mail. */
export const pageUrl = <Name extends RouteName>(
  publicUrl: string,
  ...page: Parameters<typeof pathWithQuery<Name>>
): string => publicUrl + pathWithQuery(...page);
