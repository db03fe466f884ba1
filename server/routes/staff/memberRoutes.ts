import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { Id } from '../../../src/contract/wire/common.ts';
import { StaffMember, StaffSession } from '../../../src/contract/wire/staff/account.ts';
import { AuditEntry } from '../../../src/contract/wire/staff/audit.ts';
import { ListOf, ListQuery } from '../../../src/contract/wire/staff/list.ts';
import type { AppContext } from '../../context.ts';
import { readAuditLog } from '../../domain/staff/readAuditLog.ts';
import { readMembers, switchMember } from '../../domain/staff/staffMembers.ts';
import { endOwnSession, readOwnSessions } from '../../domain/staff/staffSessions.ts';
import { answers, Nothing, ok } from '../../http/envelope.ts';
import { currentStaff, needs } from '../../http/staffSession.ts';

const ById = Type.Object({ id: Id });
const AuditQuery = ListQuery({
  staff_id: Type.Optional(Id),
  subject: Type.Optional(Type.String({ maxLength: 50 })),
  subject_id: Type.Optional(Id),
});

/** One's own sessions, the accounts of all, and what all of them did. */
export function memberRoutes(context: AppContext): FastifyPluginAsyncTypebox {
  const { db, clock } = context;
  return async (app) => {
    app.get(
      '/sessions',
      {
        ...needs(null),
        schema: { response: answers(Type.Object({ items: Type.Array(StaffSession) })) },
      },
      async (request) => ok({ items: await readOwnSessions(context, currentStaff(request)) }),
    );

    app.delete(
      '/sessions/:id',
      { ...needs(null), schema: { params: ById, response: answers(Nothing) } },
      async (request) => {
        await endOwnSession(context, currentStaff(request), request.params.id);
        return ok({});
      },
    );

    app.get(
      '/members',
      { ...needs('staff.read'), schema: { response: answers(ListOf(StaffMember)) } },
      async () => {
        const items = await readMembers(context);
        return ok({ items, total: items.length });
      },
    );

    for (const isOn of [true, false]) {
      app.post(
        `/members/:id/${isOn ? 'enable' : 'disable'}`,
        { ...needs('staff.write'), schema: { params: ById, response: answers(Nothing) } },
        async (request) => {
          const actor = currentStaff(request);
          await switchMember({ db, now: clock() }, actor, request.params.id, isOn);
          return ok({});
        },
      );
    }

    app.get(
      '/audit-log',
      {
        ...needs('audit.read'),
        schema: { querystring: AuditQuery, response: answers(ListOf(AuditEntry)) },
      },
      async ({ query }) => ok(await readAuditLog(db, query)),
    );
  };
}
