import { routes, type RouteName } from '../contract/pages/routes.ts';

export function mayEnter(name: RouteName, isCustomer: boolean): boolean {
  const { guard } = routes[name];
  return guard === 'all' || (guard === 'customer') === isCustomer;
}
