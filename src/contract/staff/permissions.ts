/** The job that a staff account is for. */
export const staffRoles = ['manager', 'kitchen', 'dietitian', 'service'] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * Which roles may do what: each call of /api/staff names a permission, and the kitchen's app shows what the account
 * may do. Only the kitchen and dietitians see health answers.
 */
const ROLES_OF = {
  /** What the kitchen cooks on a day: dishes, portions, numbers. */
  'production.read': ['manager', 'kitchen'],
  /** Who eats what on a day, with allergies and dislikes. */
  'labels.read': ['kitchen'],
  'deliveries.read': ['manager', 'kitchen', 'service'],
  'deliveries.mark': ['manager', 'kitchen', 'service'],
  /** The days of plans that the kitchen fills, each with what its customer must not or will not eat. */
  'plans.read': ['dietitian'],
  'plans.write': ['dietitian'],
  'orders.read': ['manager', 'service'],
  /** Accept, reject, write a note, send a mail again. */
  'orders.write': ['manager', 'service'],
  'refunds.read': ['manager', 'service'],
  'refunds.record': ['manager', 'service'],
  'appointments.read': ['manager', 'dietitian', 'service'],
  /** Customers' comments for the dietitian, which may be about their health. */
  'comments.read': ['dietitian'],
  /** Accept, reject, move. */
  'appointments.write': ['manager', 'dietitian'],
  /** The hours of the dietitians, and their days off. */
  'hours.write': ['manager', 'dietitian'],
  /** Messages of the contact form, and problem reports. */
  'messages.read': ['manager', 'service'],
  'messages.write': ['manager', 'service'],
  /** Dishes and packages as customers see them. */
  'catalog.read': ['manager', 'kitchen', 'dietitian'],
  'catalog.write': ['manager'],
  /** Delivery settings, vouchers and site texts, and whether the shop is open. */
  'shop.read': ['manager'],
  'shop.write': ['manager'],
  /** Figures about sales, revenue and choices. */
  'numbers.read': ['manager'],
  /** Audit: who did what. */
  'audit.read': ['manager'],
  /** The accounts of the staff and their sessions. */
  'staff.read': ['manager'],
  'staff.write': ['manager'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;

export type StaffPermission = keyof typeof ROLES_OF;

export const staffPermissions = Object.keys(ROLES_OF).filter(isStaffPermission);

export function isStaffRole(text: unknown): text is StaffRole {
  return staffRoles.some((role) => role === text);
}

function isStaffPermission(text: string): text is StaffPermission {
  return Object.hasOwn(ROLES_OF, text);
}

export function mayStaff(role: StaffRole, permission: StaffPermission): boolean {
  const roles: readonly StaffRole[] = ROLES_OF[permission];
  return roles.includes(role);
}

export function permissionsOf(role: StaffRole): StaffPermission[] {
  return staffPermissions.filter((permission) => mayStaff(role, permission));
}
