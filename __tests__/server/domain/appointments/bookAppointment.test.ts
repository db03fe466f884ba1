import { insertCustomer } from '../../../../server/db/stores/customerStore.ts';
import { startSession } from '../../../../server/domain/sessions.ts';
import type { BookAppointment } from '../../../../src/contract/wire/appointment.ts';
import { startApiProcesses } from '../../../support/apiProcesses.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../../support/testApp.ts';
import { describeOnDatabases } from '../../../support/testDatabase.ts';

const CUSTOMERS = 200;
const PROCESSES = 3;
const SLOT: BookAppointment = {
  user_id: 1,
  date: '2027-01-14',
  time: '10:00',
  comments: 'The only free hour that I have.',
};

type Post = (token: string, index: number) => Promise<Reply>;

interface Reply {
  code: number;
  response: { error?: string; message?: string; booking?: { id: number } };
}

describeOnDatabases('one slot that two hundred customers want at once', (kind) => {
  let testApp: TestApp;
  let tokens: string[];

  beforeAll(async () => {
    testApp = await startTestApp({ database: kind, config: { databaseQueue: CUSTOMERS } });
    tokens = [];
    for (let index = 0; index < CUSTOMERS; index += 1)
      tokens.push(await newSession(testApp, index));
  });
  afterAll(() => testApp.stop());

  /** Within this process, or over the network to three processes that share the database server. */
  async function withApi(work: (post: Post) => Promise<void>): Promise<void> {
    if (testApp.databaseUrl === null) return work(inThisProcess(testApp));
    const processes = await startApiProcesses(PROCESSES, testApp.databaseUrl);
    try {
      await work(overNetwork(processes.addresses));
    } finally {
      await processes.stop();
    }
  }

  test('is booked once, and the others get a clear error', async () => {
    await withApi(async (post) => {
      const replies = await Promise.all(tokens.map(post));
      const booked = replies.filter(({ code }) => code === 200);
      const refused = replies.filter(({ code }) => code !== 200);
      expect(booked).toHaveLength(1);
      expect(refused).toHaveLength(CUSTOMERS - 1);
      const refusals = refused.map(({ code, response: { error, message } }) =>
        JSON.stringify({ code, error, message }),
      );
      expect([...new Set(refusals)].map((text): unknown => JSON.parse(text))).toEqual([
        {
          code: 409,
          error: 'slot_taken',
          message: 'Somebody else has just chosen this time. Please choose another one.',
        },
      ]);
    });
    const rows = await testApp.context.db.selectFrom('appointments').selectAll().execute();
    expect(rows).toMatchObject([{ status: 'pending', date: SLOT.date, time: SLOT.time }]);
  });
});

/** Straight into the database: two hundred sign-ups would hash two hundred passwords. */
async function newSession({ context: { db } }: TestApp, index: number): Promise<string> {
  const id = await insertCustomer(db, {
    first_name: 'Customer',
    last_name: String(index),
    email: `customer${index}@example.com`,
    phone: null,
    password_hash: 'none',
    terms_accepted_at: TEST_NOW,
    created_at: TEST_NOW,
  });
  return startSession(db, id, TEST_NOW);
}

function inThisProcess({ app }: TestApp): Post {
  return async (token) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/appointment-booking',
      headers: { authorization: `Bearer ${token}` },
      payload: SLOT,
    });
    return answer.json<Reply>();
  };
}

function overNetwork(addresses: readonly string[]): Post {
  return async (token, index) => {
    const answer = await fetch(
      `${addresses[index % addresses.length] ?? ''}/api/appointment-booking`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(SLOT),
      },
    );
    return (await answer.json()) as Reply;
  };
}
