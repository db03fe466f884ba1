import { PGlite } from '@electric-sql/pglite';
import fastify from 'fastify';
import pg from 'pg';

/**
 * The minimal cost of a database call behind Fastify: one select by its key, one insert. Uses DATABASE_URL, or an
 * embedded database in memory. Listens at PORT.
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
await query('create table plans (id int primary key, name text not null)');
await query('create table lines (id serial primary key, plan_id int not null, days int not null)');
await query("insert into plans values (1, 'A plan')");

const app = fastify();
app.get('/plan', async () => (await query('select * from plans where id = $1', [1])).rows[0]);
app.post('/line', async () => {
  const insert = 'insert into lines (plan_id, days) values ($1, $2) returning id';
  return (await query(insert, [1, 20])).rows[0];
});
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
