import { readFileSync } from 'node:fs';
import { ApiClient, quickSignup } from '../../support/apiClient.ts';
import { startTestApp } from '../../support/testApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

interface Operation {
  security?: unknown;
}
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
const calls = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, { security }]) => ({
    method: method.toUpperCase() as Method,
    path: path.replace('/api/', '').replace(/\{\w+\}/, '1'),
    guarded: security !== undefined,
  })),
);
const named = (guarded: boolean) =>
  calls
    .filter((call) => call.guarded === guarded)
    .map(({ method, path }): [Method, string] => [method, path]);

describeOnDatabases('permissions of the calls', (database) => {
  let testApp: TestApp;
  let guest: ApiClient;
  beforeAll(async () => {
    testApp = await startTestApp({ database });
  });
  beforeEach(() => {
    guest = new ApiClient(testApp.app);
  });
  afterAll(() => testApp.stop());

  it('guests may read the public calls, log in, request a new password and send messages', () => {
    expect(named(false).map((call) => call.join(' '))).toEqual(
      expect.arrayContaining([
        'GET home',
        'GET package-categories/1',
        'GET register',
        'POST register',
        'POST quick-signup',
        'POST login',
        'POST logout',
        'POST reset-password-token',
        'POST reset-password',
        'POST contact-us',
        'POST problem-reports',
      ]),
    );
  });

  it.each(named(true))('%s %s is for customers', async (method, path) => {
    const body = method === 'GET' || method === 'DELETE' ? undefined : {};
    const refusal = await guest.refused(401, method, path, body);
    expect(refusal).toMatchObject({
      error: 'session_invalid',
      message: 'Please login before you proceed.',
    });
    guest.token = 'x'.repeat(43);
    await guest.refused(401, method, path, body);
  });

  it.each(named(false))('%s %s is open to guests', async (method, path) => {
    const body = path === 'quick-signup' ? quickSignup() : {};
    const { code } = await guest.call(method, path, method === 'GET' ? undefined : body);
    expect(code).not.toBe(401);
  });
});
