import type { FastifyInstance } from 'fastify';
import type { StaffRole } from '../../src/contract/staff/permissions.ts';
import type { ErrorResponse } from '../../src/contract/wire/common.ts';
import type { StaffAccount } from '../../src/contract/wire/staff/account.ts';
import { SAMPLE_STAFF } from '../../server/seed/seedSampleStaff.ts';
import type { Envelope } from './apiClient.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Calls the kitchen's side of the API as its app does, with the cookie of the session. */
export class StaffClient {
  readonly #app: FastifyInstance;
  cookie: string | null = null;
  locale: 'en' | 'ar' = 'en';
  headers: Readonly<Record<string, string>> = {};

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  async inject(method: Method, path: string, payload?: object) {
    const answer = await this.#app.inject({
      method,
      url: `/api/staff/${path}`,
      headers: {
        locale: this.locale,
        ...this.headers,
        ...(this.cookie === null ? {} : { cookie: `mizan_staff=${this.cookie}` }),
      },
      ...(payload === undefined ? {} : { payload }),
    });
    const set = answer.cookies.find(({ name }) => name === 'mizan_staff');
    if (set !== undefined) this.cookie = set.value === '' ? null : set.value;
    return answer;
  }

  /** The response of a call that must succeed. */
  async get<T>(method: Method, path: string, payload?: object): Promise<T> {
    const envelope = (await this.inject(method, path, payload)).json<Envelope<T>>();
    expect(envelope).toMatchObject({ status: true, code: 200 });
    return envelope.response;
  }

  /** The refusal of a call that must fail with this status. */
  async refused(code: number, method: Method, path: string, payload?: object) {
    const envelope = (await this.inject(method, path, payload)).json<Envelope<ErrorResponse>>();
    expect(envelope).toMatchObject({ status: false, code });
    return envelope.response;
  }
}

/** The sample account of this role, logged in. */
export async function logInAs(app: FastifyInstance, role: StaffRole): Promise<StaffClient> {
  const client = new StaffClient(app);
  const { password } = SAMPLE_STAFF;
  const email = `${role}@mizan.example`;
  await client.get<{ account: StaffAccount }>('POST', 'login', { email, password });
  return client;
}
