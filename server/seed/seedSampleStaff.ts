import { staffRoles, type StaffRole } from '../../src/contract/staff/permissions.ts';
import type { Db } from '../db/database.ts';
import { findStaffByEmail } from '../db/stores/staffStore.ts';
import { hashPassword, verifyPassword } from '../domain/passwords.ts';

const NAMES: Readonly<Record<StaffRole, string>> = {
  manager: 'Maryam Al-Sabah',
  kitchen: 'Yousef Al-Rashid',
  dietitian: 'Dana Al-Mutairi',
  service: 'Huda Al-Anezi',
};

/** Printed at the start beside the sample customer: one account of each role, without a second factor. */
export const SAMPLE_STAFF = {
  emails: staffRoles.map(emailOf),
  password: 'Mizan-Kitchen-2026',
} as const;

export async function seedSampleStaff(db: Db, now: Date): Promise<void> {
  const password_hash = await hashPassword(SAMPLE_STAFF.password);
  const members = staffRoles.map((role) => ({
    name: NAMES[role],
    email: emailOf(role),
    role,
    password_hash,
    created_at: now,
  }));
  await db.insertInto('staff').values(members).execute();
}

/** Whether the printed password works for the first of them. */
export async function hasSampleStaff(db: Db): Promise<boolean> {
  const member = await findStaffByEmail(db, emailOf(staffRoles[0]));
  return (
    member?.password_hash != null &&
    (await verifyPassword(SAMPLE_STAFF.password, member.password_hash))
  );
}

function emailOf(role: StaffRole): string {
  return `${role}@mizan.example`;
}
