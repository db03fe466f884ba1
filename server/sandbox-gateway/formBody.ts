import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRecord } from '../../src/payment/exactJson.ts';

/** Forms of both kinds arrive as an object of their text fields. */
export function acceptForms(app: FastifyInstance): void {
  for (const type of ['application/x-www-form-urlencoded', /^multipart\/form-data/]) {
    app.addContentTypeParser(type, { parseAs: 'buffer' }, readForm);
  }
}

async function readForm(request: FastifyRequest, body: Buffer): Promise<Record<string, unknown>> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(Uint8Array.from(body), { headers }).formData();
  return Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
}

/** A text field of the body, else of the query string. */
export function fieldOf(request: FastifyRequest, name: string): string | null {
  for (const source of [request.body, request.query]) {
    const value = isRecord(source) ? source[name] : undefined;
    if (typeof value === 'string' && value !== '') return value;
  }
  return null;
}
