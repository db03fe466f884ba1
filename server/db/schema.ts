import type { AccountTables } from './accountTables.ts';
import type { AppointmentTables } from './appointmentTables.ts';
import type { KitchenTables } from './kitchenTables.ts';
import type { OrderTables } from './orderTables.ts';

export type Database = KitchenTables & OrderTables & AccountTables & AppointmentTables;
