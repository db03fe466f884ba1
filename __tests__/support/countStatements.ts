import type { KyselyPlugin } from 'kysely';

/** Counts the statements that are sent to a database, without begin and commit. */
export class StatementCount implements KyselyPlugin {
  count = 0;

  transformQuery({ node }: Parameters<KyselyPlugin['transformQuery']>[0]) {
    this.count += 1;
    return node;
  }

  transformResult({ result }: Parameters<KyselyPlugin['transformResult']>[0]) {
    return Promise.resolve(result);
  }
}
