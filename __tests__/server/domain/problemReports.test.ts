import { runJobs } from '../../../server/jobs.ts';
import { ApiClient, newCustomer } from '../../support/apiClient.ts';
import { recording, recordingText } from '../../support/factories/recording.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describeOnDatabases('reports of a problem', (database) => {
  let testApp: TestApp;
  let guest: ApiClient;
  beforeAll(async () => {
    testApp = await startTestApp({ database });
  });
  beforeEach(async () => {
    testApp.setNow(TEST_NOW);
    guest = new ApiClient(testApp.app);
    await testApp.context.db.deleteFrom('rate_limits').execute();
    await testApp.context.db.deleteFrom('problem_reports').execute();
  });
  afterAll(() => testApp.stop());

  const kept = () => testApp.context.db.selectFrom('problem_reports').selectAll().execute();
  const send = (body: object, headers = {}) =>
    testApp.app.inject({ method: 'POST', url: '/api/problem-reports', payload: body, headers });

  it('are stored with the number of their request, and return a number to read out', async () => {
    const text = recordingText();
    const answer = await send({ message: ' Nothing\nhappens. ', recording: text });
    const [row] = await kept();
    expect(row).toEqual({
      id: expect.any(Number) as number,
      request_id: answer.headers['x-request-id'],
      message: 'Nothing\nhappens.',
      recording: text,
      created_at: TEST_NOW,
      state: 'new',
    });
    expect(answer.json()).toEqual({
      status: true,
      code: 200,
      response: { number: row?.id, reference: row?.request_id },
    });
  });

  it.each([undefined, null, '', ' \n '])('need no description (%j)', async (message) => {
    await guest.get('POST', 'problem-reports', { message, recording: recordingText() });
    expect(await kept()).toEqual([expect.objectContaining({ message: null })]);
  });

  it('do not store who was logged in', async () => {
    const customer = await newCustomer(testApp.app);
    const plain = await guest.call('POST', 'problem-reports', { recording: recordingText() });
    await customer.get('POST', 'problem-reports', { recording: recordingText() });
    expect(plain.code).toBe(200);
    const [one, other] = await kept();
    expect({ ...other, id: 0, request_id: '' }).toEqual({ ...one, id: 0, request_id: '' });
  });

  it('accept two thousand characters of description, and no more', async () => {
    const report = { recording: recordingText() };
    await guest.get('POST', 'problem-reports', { ...report, message: 'س'.repeat(2000) });
    const longer = { ...report, message: 'س'.repeat(2001) };
    const { errors } = await guest.refused(422, 'POST', 'problem-reports', longer);
    expect(errors).toEqual({ message: ['message: max length 2,000 characters.'] });
  });

  it.each([
    ['no JSON', 'half a {'],
    ['no recording', '{}'],
    ['another version', recordingText().replace('"version":1', '"version":2')],
    ['nothing that happened', recordingText({ entries: [] })],
    ['a field of a stranger', JSON.stringify({ ...recording(), planted: 1 })],
    [
      'a field of a stranger in an action',
      recordingText().replace('"type":', '"planted":1,"type":'),
    ],
    ['an endless depth', '['.repeat(100_000)],
    ['a NUL', `${recordingText()}\0`],
  ])('are refused with %s', async (_name, text) => {
    const refusal = await guest.refused(400, 'POST', 'problem-reports', { recording: text });
    expect(refusal.error).toBe('malformed_request');
    expect(await kept()).toEqual([]);
  });

  it('are refused when they are too long', async () => {
    const long = recordingText({ release: 'x'.repeat(400_000) });
    await guest.refused(422, 'POST', 'problem-reports', { recording: long });
    const longer = recordingText({ release: 'x'.repeat(1_400_000) });
    await guest.refused(413, 'POST', 'problem-reports', { recording: longer });
    expect(await kept()).toEqual([]);
  });

  it('are taken as long as the storefront may send them, whatever they are written in', async () => {
    const short = recordingText({ segments: [{ first: 0, state: { text: '' } }] });
    const text = short.replace('""', `"${'س'.repeat(400_000 - short.length)}"`);
    await guest.get('POST', 'problem-reports', { recording: text });
    expect(await kept()).toEqual([expect.objectContaining({ recording: text })]);
  });

  it('are taken five times an hour from one place', async () => {
    const report = { recording: recordingText() };
    for (let count = 0; count < 5; count += 1) await guest.get('POST', 'problem-reports', report);
    const answer = await send(report);
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('3600');
    expect(await kept()).toHaveLength(5);
  });

  it('are taken two hundred times a day from everywhere', async () => {
    const { db } = testApp.context;
    const tomorrow = new Date(TEST_NOW.getTime() + DAY_MS);
    const full = { key: 'report-all', count: 200, window_ends_at: tomorrow };
    await db.insertInto('rate_limits').values(full).execute();
    await guest.refused(429, 'POST', 'problem-reports', { recording: recordingText() });
    testApp.setNow(tomorrow);
    await guest.get('POST', 'problem-reports', { recording: recordingText() });
  });

  it('are deleted by a job after thirty days, not before', async () => {
    await guest.get('POST', 'problem-reports', { recording: recordingText() });
    testApp.setNow(new Date(TEST_NOW.getTime() + 30 * DAY_MS - 1));
    await runJobs(testApp.app.payments);
    expect(await kept()).toHaveLength(1);
    testApp.setNow(new Date(TEST_NOW.getTime() + 30 * DAY_MS));
    await runJobs(testApp.app.payments);
    expect(await kept()).toEqual([]);
  });
});
