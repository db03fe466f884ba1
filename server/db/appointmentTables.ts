import type { ColumnType, Generated } from 'kysely';
import type { AppointmentStatus } from '../../src/contract/wire/appointment.ts';

type Timestamp = ColumnType<Date, Date, Date>;
type OptionalTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

interface DietitianTable {
  id: Generated<number>;
  key: string;
  name_en: string;
  name_ar: string;
  title_en: string;
  title_ar: string;
  bio_en: string;
  bio_ar: string;
  /** Where the dietitian sees customers. */
  place_en: string;
  place_ar: string;
  image: string;
  fee_fils: number;
  position: number;
  active: Generated<boolean>;
}

/** Minutes after midnight in Kuwait: the first slot starts at `from`, the last one ends by `to`. */
interface DietitianHoursTable {
  dietitian_id: number;
  weekday: number;
  from_minute: number;
  to_minute: number;
}

/** `lost`: the money came when the slot was gone. */
export type AppointmentMailKind = 'received' | 'confirmed' | 'cancelled' | 'lost';

interface AppointmentBookingTable {
  id: Generated<number>;
  customer_id: number;
  dietitian_id: number;
  language: 'en' | 'ar';
  status: AppointmentStatus;
  /** Kuwait day and time. */
  date: string;
  time: string;
  /** The dietitian's fee when the slot was chosen. */
  fee_fils: number;
  comments: string;
  customer_name: string;
  email: string;
  phone: string | null;
  created_at: Timestamp;
  /** When the first slot of this booking was chosen: holds end some time after it. */
  held_since: Timestamp;
  held_until: Timestamp;
  paid_at: OptionalTimestamp;
  /** Money was taken that has to go back by hand. */
  refund_due: Generated<boolean>;
  cancelled_at: OptionalTimestamp;
  cancelled_by: 'customer' | 'other' | null;
  rejected_reason: string | null;
  /** Counts the changes of a paid appointment, for calendars. */
  calendar_sequence: Generated<number>;
  /** The newest mail of the booking: a newer one replaces one that has not gone out. */
  mail: AppointmentMailKind | null;
  /** When it is to be sent, or sent again; null once it is out. */
  mail_due_at: OptionalTimestamp;
}

export interface AppointmentTables {
  dietitians: DietitianTable;
  dietitian_hours: DietitianHoursTable;
  appointment_bookings: AppointmentBookingTable;
}
