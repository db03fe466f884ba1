import type { KitchenTables } from './kitchenTables.ts';

export type Database = KitchenTables;
