import type { ColumnType, Generated } from 'kysely';

type Timestamp = ColumnType<Date, Date, Date>;

/** At most one link for each customer: a newer one takes its place. */
interface PasswordResetTable {
  customer_id: number;
  token_hash: string;
  expires_at: Timestamp;
}

interface ContactMessageTable {
  id: Generated<number>;
  language: 'en' | 'ar';
  name: string;
  email: string;
  phone: string | null;
  subject: string;
  message: string;
  created_at: Timestamp;
  /** When it is to be mailed to the kitchen, or mailed again; null once it is out. */
  mail_due_at: ColumnType<Date | null, Date | null, Date | null>;
}

export interface AccountTables {
  password_resets: PasswordResetTable;
  contact_messages: ContactMessageTable;
}
