import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Db } from './database.ts';

/** Gives a statement its value of that name. */
export type ValueOf<Values> = <Name extends keyof Values & string>(
  name: Name,
) => RawBuilder<Values[Name]>;

/**
 * For comparing with each item of a list. `in` has a parameter for each item, so the statement would differ with the
 * length of the list.
 */
export const anyOf = <T>(list: RawBuilder<readonly T[]>): RawBuilder<T> => sql<T>`any(${list})`;

/** The common interface of Kysely's query builders. */
interface Statement<Row> {
  compile: () => CompiledQuery<Row>;
  execute: () => Promise<Row[]>;
}

/** A placeholder for a value. */
class Gap {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Compiles a frequent statement once, at its first use: Kysely takes longer to compile it than PostgreSQL to run it.
 * `build` gets the names of the values, not the values.
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
