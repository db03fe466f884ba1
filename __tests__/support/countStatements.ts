import type { KyselyPlugin } from 'kysely';

/** Counts what is sent to a database, begin and commit apart. */
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
