import { PGlite } from '@electric-sql/pglite';
import fastify from 'fastify';
import pg from 'pg';

/**
 * The least that an answer costs behind Fastify: a page that never changes, one select by its key, one insert. In the
 * server of DATABASE_URL, which may have its tables already, or embedded in memory. Listens at PORT.
 */
type Query = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

async function openQuery(): Promise<Query> {
  const url = process.env['DATABASE_URL'];
  if (url === undefined) {
    const embedded = await PGlite.create();
    return (text, values) => embedded.query(text, values);
  }
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  return (text, values) => pool.query(values ? { text, name: text, values } : text);
}

const query = await openQuery();
await query('create table if not exists plans (id int primary key, name text not null)');
await query(
  'create table if not exists lines (id serial primary key, plan_id int not null, days int not null)',
);
await query("insert into plans values (1, 'A plan') on conflict do nothing");

const PAGE =
  '<!doctype html><html lang="en"><title>The floor</title><p>One line of text</p></html>';

const app = fastify();
app.get('/', (_, reply) => reply.type('text/html').send(PAGE));
app.get('/plan', async () => (await query('select * from plans where id = $1', [1])).rows[0]);
app.post('/line', async () => {
  const insert = 'insert into lines (plan_id, days) values ($1, $2) returning id';
  return (await query(insert, [1, 20])).rows[0];
});
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
