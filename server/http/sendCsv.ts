import type { FastifyReply } from 'fastify';

/** A table for a spreadsheet, saved under a name. */
export function sendCsv(reply: FastifyReply, name: string, text: string): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(text);
}
