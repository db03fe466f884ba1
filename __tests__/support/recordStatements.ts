import { PostgresQueryCompiler, type CompiledQuery, type KyselyPlugin } from 'kysely';

/**
 * Records the statements that are sent to a database, each text once with its first values; without begin and commit.
 */
export class StatementRecord implements KyselyPlugin {
  readonly #compiler = new PostgresQueryCompiler();
  readonly #statements = new Map<string, CompiledQuery>();

  get statements(): CompiledQuery[] {
    return [...this.#statements.values()];
  }

  transformQuery({ node, queryId }: Parameters<KyselyPlugin['transformQuery']>[0]) {
    const statement = this.#compiler.compileQuery(node, queryId);
    if (!this.#statements.has(statement.sql)) this.#statements.set(statement.sql, statement);
    return node;
  }

  transformResult({ result }: Parameters<KyselyPlugin['transformResult']>[0]) {
    return Promise.resolve(result);
  }
}
