import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { KITCHEN_PATH } from '../../src/contract/staff/kitchenAddress.ts';
import { OWN_API } from '../config.ts';
import type { AppContext } from '../context.ts';
import { isStaffed } from '../db/stores/staffStore.ts';

/** Serves the staff's app to clients with a staff session; for everyone else the path does not exist. */
export function addKitchenApp(
  app: FastifyInstance,
  { config, db }: AppContext,
  root: string,
): void {
  const file = join(root, 'kitchen/index.html');
  if (config.apiBase !== OWN_API || !existsSync(file)) return;
  const index = readFileSync(file, 'utf8');
  const send = async (_request: FastifyRequest, reply: FastifyReply) => {
    if (!(await isStaffed(db))) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .send(index);
  };
  app.get(KITCHEN_PATH, { schema: { hide: true } }, send);
  app.get(`${KITCHEN_PATH}/*`, { schema: { hide: true } }, send);
}
