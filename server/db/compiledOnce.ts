import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Db } from './database.ts';

/** Gives a statement its value of that name. */
export type ValueOf<Values> = <Name extends keyof Values & string>(
  name: Name,
) => RawBuilder<Values[Name]>;

/** To compare with each of a list. `in` has a parameter for each: the statement would differ with how many they are. */
export const anyOf = <T>(list: RawBuilder<readonly T[]>): RawBuilder<T> => sql<T>`any(${list})`;

/** What Kysely's builders of statements have in common. */
interface Statement<Row> {
  compile: () => CompiledQuery<Row>;
  execute: () => Promise<Row[]>;
}

/** Where a value will stand. */
class Gap {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * For what many calls ask: a statement that is put together with its first use, which takes Kysely longer than it
 * takes PostgreSQL to run it. `build` knows the names of the values alone.
 */
export function compiledOnce<Values extends object, Row>(
  build: (db: Db, value: ValueOf<Values>) => Statement<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    // A plugin may change every statement while it is put together.
    if (db.getExecutor().plugins.length > 0)
      return build(db, (name) => sql`${values[name]}`).execute();
    compiled ??= build(db, (name) => sql`${new Gap(name)}`).compile();
    const given = new Map<string, unknown>(Object.entries(values));
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Gap ? given.get(parameter.name) : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
