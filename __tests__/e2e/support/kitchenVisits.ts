import type { StaffRole } from '../../../src/contract/staff/permissions.ts';

export interface KitchenVisit {
  role: StaffRole;
  /** Below /kitchen. */
  path: string;
  /** True where the first record of that list is visited. */
  opensFirst?: true;
}

/** Every screen of the kitchen's app, for an account that sees all of them. */
export const kitchenVisits: readonly KitchenVisit[] = [
  { role: 'manager', path: '' },
  { role: 'manager', path: 'days?sheet=production' },
  { role: 'kitchen', path: 'days?sheet=labels' },
  { role: 'service', path: 'days?sheet=deliveries' },
  { role: 'manager', path: 'orders' },
  { role: 'service', path: 'orders', opensFirst: true },
  { role: 'service', path: 'refunds' },
  { role: 'dietitian', path: 'plan-days' },
  { role: 'dietitian', path: 'plan-days', opensFirst: true },
  { role: 'dietitian', path: 'appointments' },
  { role: 'dietitian', path: 'dietitians' },
  { role: 'service', path: 'messages' },
  { role: 'service', path: 'messages', opensFirst: true },
  { role: 'service', path: 'problem-reports' },
  { role: 'service', path: 'problem-reports', opensFirst: true },
  { role: 'manager', path: 'dishes' },
  { role: 'manager', path: 'dishes', opensFirst: true },
  { role: 'kitchen', path: 'dishes', opensFirst: true },
  { role: 'manager', path: 'dishes/new' },
  { role: 'manager', path: 'packages' },
  { role: 'manager', path: 'packages', opensFirst: true },
  { role: 'manager', path: 'numbers' },
  { role: 'manager', path: 'vouchers' },
  { role: 'manager', path: 'vouchers', opensFirst: true },
  { role: 'manager', path: 'vouchers/new' },
  { role: 'manager', path: 'delivery' },
  { role: 'manager', path: 'site-content' },
  { role: 'manager', path: 'maintenance' },
  { role: 'manager', path: 'members' },
  { role: 'manager', path: 'audit-log' },
  { role: 'kitchen', path: 'account' },
];

export const nameOfVisit = ({ path, opensFirst }: KitchenVisit): string =>
  `${opensFirst ? 'one of ' : ''}${path.replace('?sheet=', ' ') || 'home'}`;
