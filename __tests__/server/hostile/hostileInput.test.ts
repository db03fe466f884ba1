import fc from 'fast-check';
import { describeOnDatabases } from '../../support/testDatabase.ts';
import { faultsOfAnswer } from './answerFaults.ts';
import { documentedCalls } from './calls.ts';
import {
  everyFieldRequests,
  hostileRequest,
  validRequest,
  type HostileRequest,
  type Stranger,
} from './hostileRequest.ts';
import { openWorld, type World } from './world.ts';

/** `npm run hostile` takes more inputs, and a seed of its own each time. */
const SEED = Number(process.env['HOSTILE_SEED'] ?? 20270112);
/** One database gets them all; the other a share, as only its statements differ. */
const INPUTS = { pglite: 40, postgres: 300 };
/** At least this many, beside those with each field in turn hostile. */
const RANDOM_INPUTS = 100;
/** Calls that refuse the valid body; all others accept it. */
const REFUSED: Readonly<Record<string, number>> = {
  'POST /api/reset-password': 422,
  'POST /api/confirm-email': 422,
  'POST /api/restore-email': 422,
  'POST /api/email-change': 404,
  'POST /api/privacy/delete-account': 409,
  // With an amount that is not owed: a stopped plan could not be used for further inputs.
  'PUT /api/subscriptions/{id}/items/{itemId}/stop': 409,
};
/** Requests after which the limits forget: they would refuse everything otherwise. */
const FORGET_LIMITS_EVERY = 10;

describeOnDatabases(`hostile input, seed ${SEED}`, (database) => {
  const inputs = Number(process.env['HOSTILE_INPUTS'] ?? INPUTS[database]);
  let world: World;
  let victim: unknown;
  let stranger: Stranger;
  let sentToAll = 0;
  beforeAll(async () => {
    world = await openWorld(database);
    victim = await world.viewVictim();
  });
  afterAll(async () => {
    process.stdout.write(`Hostile input on ${database}: ${sentToAll} requests, seed ${SEED}.\n`);
    await world.testApp.stop();
  });
  beforeEach(async () => {
    stranger = await world.freshStranger();
  });

  it.each(documentedCalls())('$name', async (call) => {
    const { app, context } = world.testApp;
    const unchanged = await app.inject(validRequest(call, stranger));
    expect(unchanged.statusCode).toBe(REFUSED[call.name] ?? 200);

    stranger = await world.freshStranger();
    let sent = 0;
    const property = fc.asyncProperty(hostileRequest(call, stranger), async (request) => {
      sent += 1;
      if (sent % FORGET_LIMITS_EVERY === 0) await context.db.deleteFrom('rate_limits').execute();
      const answer = await app.inject(request);
      expect(faultsOfAnswer(request.method, answer)).toEqual([]);
    });
    const examples = everyFieldRequests(call, stranger).map((one): [HostileRequest] => [one]);
    const numRuns =
      inputs < RANDOM_INPUTS ? inputs : Math.max(inputs, examples.length + RANDOM_INPUTS);
    await fc.assert(property, { seed: SEED, numRuns, examples });
    expect(sent).toBeGreaterThanOrEqual(inputs);
    sentToAll += sent;
  });

  it('nothing of the victim has changed', async () => {
    expect(await world.viewVictim()).toEqual(victim);
  });
});
