import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { TestCustomer } from '../../support/testCustomer.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';
import { documentedCalls, type Call } from './calls.ts';
import { validRequest } from './hostileRequest.ts';
import { ANY_TEXT, type KnownValues } from './validInput.ts';
import { openWorld, type Guesser, type World } from './world.ts';

const PASSWORDS = ['Qz7-password-1', 'Qz7-password-2'] as const;
const CIVIL_ID = '285070400028';
const LINK_TOKEN = 'Qz7-link-token';
const HEALTH = 'Qz7-health';
const TYPED = 'Qz7-typed';
const EMAIL = 'qz7-mail@example.com';
const MOBILE = '50076543';
const SECRETS = [...PASSWORDS, CIVIL_ID, LINK_TOKEN];

/** By the names of the fields. */
const PLANTED: KnownValues = {
  old_password: PASSWORDS[1],
  password: PASSWORDS[0],
  new_password: PASSWORDS[0],
  confirm_password: PASSWORDS[0],
  token: LINK_TOKEN,
  civil_id: CIVIL_ID,
  medical_condition_details: HEALTH,
  others: HEALTH,
  email: EMAIL,
  phone: MOBILE,
  [ANY_TEXT]: TYPED,
};
/** One after the other is taken away: what fails then is logged. */
const TABLES = [
  ...['customers', 'sessions', 'addresses', 'carts', 'cart_items', 'questionnaires', 'orders'],
  ...['order_items', 'appointments', 'payment_attempts', 'contact_messages', 'rate_limits'],
  ...['problem_reports', 'plan_changes', 'mail_opt_outs'],
];

/** Those that look come after those that write, and those that close or remove something last. */
const CLOSING = [
  'POST /api/logout',
  'POST /api/subscriptions',
  'POST /api/subscriptions/{id}/reopen',
];
const stageOf = ({ name, method }: Call) =>
  CLOSING.includes(name) || method === 'DELETE' ? 2 : Number(method === 'GET');
// Withdrawing the consent deletes some of the searched markers.
const CALLS = documentedCalls()
  .filter(({ name }) => name !== 'DELETE /api/privacy/health-consent')
  .sort((one, other) => stageOf(one) - stageOf(other));

/** Texts of an order, and the order itself. */
const BUYING = [
  'PUT /api/address/{id}',
  'POST /api/dislikes-allergies',
  'POST /api/meal-selection',
  'PUT /api/carts',
  'POST /api/subscriptions',
];

interface Answer {
  readonly call: string;
  readonly status: number;
  readonly text: string;
}

describeOnDatabases('a customer’s input', (database) => {
  let world: World;
  let log: string;
  const answers: Answer[] = [];
  const tokens = new Set<string>();
  let orderId: number;

  beforeAll(async () => {
    world = await openWorld(database);
    const { testApp } = world;
    const lines = recordLog(testApp.app);
    await sendAll(planted(await newStranger()));
    await sendAll(everywhere(await newStranger()));
    orderId = await buy(planted(await newStranger()));
    for (const table of TABLES) {
      const stranger = planted(await newStranger());
      await rename(table, `${table}_away`);
      await sendAll(stranger);
      await rename(`${table}_away`, table);
    }
    await testApp.runJobs();
    log = lines.join('');
  });
  afterAll(() => world.testApp.stop());

  async function newStranger(): Promise<Guesser> {
    const stranger = await world.freshStranger();
    tokens.add(stranger.token);
    return stranger;
  }

  async function sendAll(stranger: Guesser, calls: readonly Call[] = CALLS): Promise<void> {
    for (const call of calls) {
      const answer = await world.testApp.app.inject(validRequest(call, stranger));
      const { statusCode: status, headers, body } = answer;
      answers.push({ call: call.name, status, text: JSON.stringify(headers) + body });
      const [, token] = /"token":"([^"]+)"/.exec(body) ?? [];
      if (token !== undefined) tokens.add(token);
    }
  }

  /** Pays, and returns the order's id. */
  async function buy(stranger: Guesser): Promise<number> {
    const callOf = (name: string) => CALLS.filter((call) => call.name === name);
    await sendAll(stranger, BUYING.flatMap(callOf));
    const customer = new TestCustomer(world.testApp.app, stranger.token);
    const [, id = Number.NaN] = /"subscription_details":\{"id":(\d+)/
      .exec(answers.at(-1)!.text)!
      .map(Number);
    await world.testApp.pay(customer, id, { scenario: 'no-return' });
    await customer.viewOrder(id);
    return id;
  }

  async function rename(from: string, to: string): Promise<void> {
    await sql`alter table ${sql.id(from)} rename to ${sql.id(to)}`.execute(
      world.testApp.context.db,
    );
  }

  it('is in no line of the log', () => {
    expect(log.split('request failed').length).toBeGreaterThan(100);
    expect(foundIn(log, [...SECRETS, ...tokens, HEALTH, TYPED, EMAIL, MOBILE])).toEqual([]);
  });

  it('is in no refusal', () => {
    const refusals = answers.filter(({ status }) => status !== 200);
    expect(new Set(refusals.map(({ call }) => call)).size).toBeGreaterThan(40);
    const text = refusals.map((refusal) => refusal.text).join('\n');
    expect(foundIn(text, [...SECRETS, ...tokens, HEALTH, TYPED, EMAIL, MOBILE])).toEqual([]);
  });

  it('is returned as little as possible', () => {
    const taken = answers.filter(({ status }) => status === 200);
    const callsWith = (words: readonly string[]) => [
      ...new Set(
        taken.filter(({ text }) => foundIn(text, words).length > 0).map(({ call }) => call),
      ),
    ];
    expect(callsWith(SECRETS)).toEqual([]);
    expect(callsWith([...tokens])).toEqual(['POST /api/register', 'POST /api/quick-signup']);
    // The kitchen cooks an order by the answers that it shows.
    expect(callsWith([HEALTH])).toEqual([
      'GET /api/dislikes-allergies/{cartItemId}',
      'POST /api/subscriptions',
    ]);
  });

  it('is in the mail about the order as far as it was typed for its delivery', () => {
    const mail = world.testApp.mails.find(({ id }) => id === `order-${orderId}`);
    expect(mail?.html).toContain(TYPED);
  });

  it('is in no mail when it is secret or about health', () => {
    const mails = world.testApp.mails.map((mail) => JSON.stringify(mail)).join('\n');
    expect(foundIn(mails, [TYPED])).toEqual([TYPED]);
    expect(foundIn(mails, [...SECRETS, ...tokens, HEALTH])).toEqual([]);
  });

  it('is in no address that is called', () => {
    const { calls } = world.testApp;
    expect(calls.length).toBeGreaterThan(0);
    const planted = [...SECRETS, ...tokens, HEALTH, TYPED, EMAIL, MOBILE];
    expect(foundIn(calls.join('\n'), planted)).toEqual([]);
  });

  it('is stored only where it belongs', async () => {
    const { db } = world.testApp.context;
    const tables = (await db.introspection.getTables()).map(({ name }) => name);
    const rows = new Map<string, string>();
    for (const table of tables) {
      const { rows: found } = await sql`select * from ${sql.id(table)}`.execute(db);
      rows.set(table, JSON.stringify(found));
    }
    const tablesWith = (words: readonly string[]) =>
      [...rows].filter(([, text]) => foundIn(text, words).length > 0).map(([table]) => table);
    expect(tablesWith([...SECRETS, ...tokens])).toEqual([]);
    expect(tablesWith([HEALTH])).toEqual(['order_items', 'questionnaires']);
    expect(rows.get('rate_limits')).not.toMatch(/@|127\.0\.0\.1/);
  });
});

const foundIn = (text: string, words: readonly string[]) =>
  words.filter((word) => text.includes(word));

/** The stranger's call with the markers in every field. */
const planted = (stranger: Guesser): Guesser => ({
  ...stranger,
  known: { ...stranger.known, ...PLANTED },
});

/** Also where the shop wants an id, a number or a date; an id in a path is logged with it. */
const everywhere = (stranger: Guesser): Guesser => ({
  ...stranger,
  known: Object.fromEntries(Object.keys(stranger.known).map((key) => [key, TYPED])),
  knownOf: {},
});

/** Takes what the server logs from now on, in every detail. */
function recordLog({ log }: FastifyInstance): string[] {
  const lines: string[] = [];
  const stream = Object.getOwnPropertySymbols(log).find((one) => one.description === 'pino.stream');
  if (stream === undefined) throw new Error('The log has no stream.');
  Object.assign(log, { [stream]: { write: (line: string) => void lines.push(line) } });
  log.level = 'trace';
  return lines;
}
