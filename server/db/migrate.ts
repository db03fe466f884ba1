import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Migration } from 'kysely/migration';
import type { Db } from './database.ts';
import { kitchenMigration } from './migrations/0001_kitchen.ts';
import { ordersMigration } from './migrations/0002_orders.ts';
import { accountMigration } from './migrations/0003_account.ts';
import { appointmentsMigration } from './migrations/0004_appointments.ts';
import { appointmentsByNameMigration } from './migrations/0005_appointments_by_name.ts';
import { portionsMigration } from './migrations/0006_portions.ts';
import { reportedChargesMigration } from './migrations/0007_reported_charges.ts';
import { changedOrdersMigration } from './migrations/0008_changed_orders.ts';
import { capturesMigration } from './migrations/0009_captures.ts';
import { refundsMigration } from './migrations/0010_refunds.ts';
import { doorsMigration } from './migrations/0011_doors.ts';
import { accountMailsMigration } from './migrations/0012_account_mails.ts';
import { encryptedCivilIdsMigration } from './migrations/0013_encrypted_civil_ids.ts';
import { privacyMigration } from './migrations/0014_privacy.ts';
import { attemptsByTimeMigration } from './migrations/0015_attempts_by_time.ts';
import { contentVersionMigration } from './migrations/0016_content_version.ts';
import { indexesForGrowthMigration } from './migrations/0017_indexes_for_growth.ts';
import { plannedDaysMigration } from './migrations/0018_planned_days.ts';
import { problemReportsMigration } from './migrations/0019_problem_reports.ts';
import { planChangesMigration } from './migrations/0020_plan_changes.ts';
import { skippedDaysMigration } from './migrations/0021_skipped_days.ts';
import { planFreezesMigration } from './migrations/0022_plan_freezes.ts';
import { renewalsMigration } from './migrations/0023_renewals.ts';
import { movedAppointmentsMigration } from './migrations/0024_moved_appointments.ts';
import { changedDeliveriesMigration } from './migrations/0025_changed_deliveries.ts';
import { stoppedPlansMigration } from './migrations/0026_stopped_plans.ts';
import { mailChoicesMigration } from './migrations/0027_mail_choices.ts';
import { staffMigration } from './migrations/0028_staff.ts';
import { failedDeliveriesMigration } from './migrations/0029_failed_deliveries.ts';
import { dietitianDaysOffMigration } from './migrations/0031_dietitian_days_off.ts';
import { answeredMessagesMigration } from './migrations/0034_answered_messages.ts';
import { maintenanceMigration } from './migrations/0035_maintenance.ts';
import { managedVouchersMigration } from './migrations/0036_managed_vouchers.ts';
import { decidedOrdersMigration } from './migrations/0037_decided_orders.ts';
import { managedDeliveryMigration } from './migrations/0038_managed_delivery.ts';
import { catalogueMigration } from './migrations/0039_catalogue.ts';
import { managedSiteContentMigration } from './migrations/0040_managed_site_content.ts';
import { refundedDaysMigration } from './migrations/0041_refunded_days.ts';
import { numbersMigration } from './migrations/0042_numbers.ts';
import { dietitiansChangesMigration } from './migrations/0043_dietitians_changes.ts';
import { picturesMigration } from './migrations/0044_pictures.ts';
import { closedPromisedDaysMigration } from './migrations/0045_closed_promised_days.ts';
import { drawingsMigration } from './migrations/0046_drawings.ts';
import { answersLeftMigration } from './migrations/0047_answers_left.ts';
import { civilIdKeysMigration } from './migrations/0048_civil_id_keys.ts';

/** In the order of their numbers. Never edit a released one. */
const MIGRATIONS: Record<string, Migration> = {
  '0001_kitchen': kitchenMigration,
  '0002_orders': ordersMigration,
  '0003_account': accountMigration,
  '0004_appointments': appointmentsMigration,
  '0005_appointments_by_name': appointmentsByNameMigration,
  '0006_portions': portionsMigration,
  '0007_reported_charges': reportedChargesMigration,
  '0008_changed_orders': changedOrdersMigration,
  '0009_captures': capturesMigration,
  '0010_refunds': refundsMigration,
  '0011_doors': doorsMigration,
  '0012_account_mails': accountMailsMigration,
  '0013_encrypted_civil_ids': encryptedCivilIdsMigration,
  '0014_privacy': privacyMigration,
  '0015_attempts_by_time': attemptsByTimeMigration,
  '0016_content_version': contentVersionMigration,
  '0017_indexes_for_growth': indexesForGrowthMigration,
  '0018_planned_days': plannedDaysMigration,
  '0019_problem_reports': problemReportsMigration,
  '0020_plan_changes': planChangesMigration,
  '0021_skipped_days': skippedDaysMigration,
  '0022_plan_freezes': planFreezesMigration,
  '0023_renewals': renewalsMigration,
  '0024_moved_appointments': movedAppointmentsMigration,
  '0025_changed_deliveries': changedDeliveriesMigration,
  '0026_stopped_plans': stoppedPlansMigration,
  '0027_mail_choices': mailChoicesMigration,
  '0028_staff': staffMigration,
  '0029_failed_deliveries': failedDeliveriesMigration,
  '0031_dietitian_days_off': dietitianDaysOffMigration,
  '0034_answered_messages': answeredMessagesMigration,
  '0035_maintenance': maintenanceMigration,
  '0036_managed_vouchers': managedVouchersMigration,
  '0037_decided_orders': decidedOrdersMigration,
  '0038_managed_delivery': managedDeliveryMigration,
  '0039_catalogue': catalogueMigration,
  '0040_managed_site_content': managedSiteContentMigration,
  '0041_refunded_days': refundedDaysMigration,
  '0042_numbers': numbersMigration,
  '0043_dietitians_changes': dietitiansChangesMigration,
  '0044_pictures': picturesMigration,
  '0045_closed_promised_days': closedPromisedDaysMigration,
  '0046_drawings': drawingsMigration,
  '0047_answers_left': answersLeftMigration,
  '0048_civil_id_keys': civilIdKeysMigration,
};

export function migratorOf(db: Db): Migrator {
  return new Migrator({
    db,
    provider: { getMigrations: async () => MIGRATIONS },
    migrationTableName: 'migrations',
    migrationLockTableName: 'migration_lock',
  });
}

/**
 * Applies the missing migrations; does nothing when there are none. A PostgreSQL server is locked meanwhile by an
 * advisory lock, so any number of processes may start at once.
 */
export async function migrate(db: Db): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error !== undefined)
    throw new Error('The database could not be brought up to date', { cause: error });
}

/** Whether every migration of this release is applied; a newer release may have applied more. */
export async function isMigrated(db: Db): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
  const made = new Set(rows.map(({ name }) => name));
  return Object.keys(MIGRATIONS).every((name) => made.has(name));
}
