import type { KitchenResource } from '../resource.ts';
import { resources } from '../resources.ts';
import { useAccount } from './useAccount.ts';

/** The parts of the kitchen that this account may see. */
export function useOwnResources(): readonly KitchenResource[] {
  const { permissions } = useAccount();
  return resources.filter(({ permission }) => permissions.includes(permission));
}
