import type { ErrorResponse } from '../../../src/contract/wire/common.ts';
import { startTestApp } from '../../support/testApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

describeOnDatabases('failures', (database) => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp({ database });
  });
  afterAll(() => testApp.stop());

  const login = (headers: Record<string, string>, payload: string) =>
    testApp.app.inject({ method: 'POST', url: '/api/login', headers, payload });

  it.each([
    ['malformed_request', 400, 'application/json', '{'],
    ['unsupported_media_type', 415, 'text/plain', 'email=x'],
    ['payload_too_large', 413, 'application/json', `{"email":"${'x'.repeat(300_000)}"}`],
  ])('%s answers %d in the envelope', async (error, code, type, payload) => {
    const answer = await login({ 'content-type': type }, payload);
    expect(answer.statusCode).toBe(code);
    expect(answer.json()).toMatchObject({ status: false, code, response: { error } });
  });

  it('a call that does not exist is not found', async () => {
    const answer = await testApp.app.inject({ url: '/api/nothing', headers: { locale: 'ar' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({
      status: false,
      code: 404,
      response: { error: 'not_found', message: 'عذرًا! لم نجد ما تبحث عنه.' },
    });
  });

  it('an internal error gives a reference to quote, and no detail', async () => {
    const { db } = testApp.context;
    await db.schema.alterTable('content_version').renameTo('hidden_version').execute();
    const answer = await testApp.app.inject({ url: '/api/home' });
    await db.schema.alterTable('hidden_version').renameTo('content_version').execute();
    const { response } = answer.json<{ response: ErrorResponse }>();
    expect(answer.statusCode).toBe(500);
    expect(response).toEqual({
      error: 'internal_error',
      message: 'Something went wrong on our side. Please try again.',
      reference: answer.headers['x-request-id'],
    });
  });

  it('answers of the API are not cached', async () => {
    const answer = await testApp.app.inject({ url: '/api/register' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});
