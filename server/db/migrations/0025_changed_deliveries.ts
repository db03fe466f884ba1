import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement each: the drivers take no lists. */
const STATEMENTS = [
  `alter table order_days
    add column delivery_time_slot_id integer,
    add column slot_from text,
    add column slot_to text`,
  `update order_days set
      delivery_time_slot_id = item.delivery_time_slot_id,
      slot_from = item.slot_from,
      slot_to = item.slot_to
    from order_items as item
    where item.id = order_days.order_item_id`,
  `alter table order_days
    alter column delivery_time_slot_id set not null,
    alter column slot_from set not null,
    alter column slot_to set not null`,
  `alter table plan_changes
    drop constraint plan_changes_kind_check,
    add constraint plan_changes_kind_check
      check (kind in ('meals', 'skipped', 'taken_back', 'frozen', 'freeze_ended', 'delivery')),
    drop constraint plan_changes_check,
    add constraint plan_changes_check check ((kind in ('meals', 'delivery')) = (moved_to is null)),
    drop constraint plan_changes_check1,
    add constraint plan_changes_check1
      check (case kind when 'frozen' then until is not null when 'delivery' then true else until is null end),
    add column weekdays jsonb,
    add column order_address_id integer references order_addresses (id),
    add column delivery_time_slot_id integer,
    add column slot_from text,
    add column slot_to text,
    add constraint plan_changes_delivery_check
      check ((kind = 'delivery') = (order_address_id is not null or delivery_time_slot_id is not null)),
    add constraint plan_changes_weekdays_check check (kind = 'delivery' or weekdays is null),
    add constraint plan_changes_slot_check
      check (num_nulls(delivery_time_slot_id, slot_from, slot_to) in (0, 3))`,
  `comment on column order_items.delivery_time_slot_id is 'As it was bought; each day has its own.'`,
  `comment on column plan_changes.date is
    'Of the day that was changed; the first of a freeze or of another delivery, and the first delivery after a freeze that was ended.'`,
  `comment on column plan_changes.until is
    'The last day of a freeze, and of another delivery that ends again; null for any other change.'`,
  `comment on column plan_changes.weekdays is
    'Of another delivery, 0 Sunday to 6 Saturday; null for all of them.'`,
  `comment on column plan_changes.order_address_id is
    'Where another delivery goes, also that of days which are added later; null where each day kept its address.'`,
  `comment on column plan_changes.delivery_time_slot_id is
    'When another delivery comes; null where each day kept its time.'`,
];

export const changedDeliveriesMigration: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
