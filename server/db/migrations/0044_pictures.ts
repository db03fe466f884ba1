import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement each: the drivers take no lists. */
const STATEMENTS = [
  `create table pictures (
    name text primary key check (name ~ '^[0-9a-f]{32}[.]webp$'),
    body bytea not null,
    created_at timestamptz not null,
    used boolean not null default false
  )`,
  `comment on table pictures is 'Uploaded pictures of dishes, as the shop shows them; the name is a hash of the bytes.'`,
  `comment on column pictures.used is 'A dish has or had it: what was bought keeps its pictures.'`,
];

export const picturesMigration: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
