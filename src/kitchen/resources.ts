import { appointments } from './appointments/appointments.ts';
import { audit } from './audit/audit.ts';
import { content } from './content/content.ts';
import { days } from './day/days.ts';
import { delivery } from './delivery/delivery.ts';
import { dietitians } from './dietitians/dietitians.ts';
import { dishes } from './dishes/dishes.ts';
import { maintenance } from './maintenance/maintenance.ts';
import { members } from './members/members.ts';
import { messages } from './messages/messages.ts';
import { numbers } from './numbers/numbers.ts';
import { orders } from './orders/orders.ts';
import { reports } from './problems/problems.ts';
import { refunds } from './refunds/refunds.ts';
import { packages } from './packages/packages.ts';
import { planDays } from './planDays/planDays.ts';
import type { KitchenResource } from './resource.ts';
import { useAccount } from './session/useAccount.ts';
import { vouchers } from './vouchers/vouchers.ts';

/** In the order of the menu. */
export const resources: readonly KitchenResource[] = [
  days,
  orders,
  refunds,
  planDays,
  appointments,
  dietitians,
  messages,
  reports,
  dishes,
  packages,
  numbers,
  vouchers,
  delivery,
  content,
  maintenance,
  members,
  audit,
];

const byName = new Map(resources.map((resource) => [resource.name, resource]));

export const findResource = (name: string): KitchenResource | null => byName.get(name) ?? null;

/** The parts of the kitchen that this account may see. */
export function useOwnResources(): readonly KitchenResource[] {
  const { permissions } = useAccount();
  return resources.filter(({ permission }) => permissions.includes(permission));
}
