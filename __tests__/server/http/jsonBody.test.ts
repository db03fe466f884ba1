import fastify from 'fastify';
import { acceptEmptyJson } from '../../../server/http/jsonBody.ts';

const json = { 'content-type': 'application/json' };

function echo() {
  const app = fastify();
  acceptEmptyJson(app);
  app.delete('/thing', (request) => ({ body: request.body ?? null }));
  app.post('/thing', (request) => ({ body: request.body ?? null }));
  return app;
}

it('takes a call that says JSON and has no body', async () => {
  const answer = await echo().inject({ method: 'DELETE', url: '/thing', headers: json });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ body: null });
});

it('reads a body', async () => {
  const answer = await echo().inject({ method: 'POST', url: '/thing', payload: { days: 5 } });
  expect(answer.json()).toEqual({ body: { days: 5 } });
});

it.each(['{"days":', '{"__proto__":{"admin":true}}'])('refuses %s', async (payload) => {
  const answer = await echo().inject({ method: 'POST', url: '/thing', headers: json, payload });
  expect(answer.statusCode).toBe(400);
});
