import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findInReport, findRecording, NoRecording } from '../../scripts/replay/findRecording.ts';
import { replayServer } from '../../scripts/replay/replayServer.ts';
import { migrate } from '../../server/db/migrate.ts';
import { insertProblemReport } from '../../server/db/stores/problemReportStore.ts';
import { recordingText } from '../support/factories/recording.ts';
import { runProgram } from '../support/runProgram.ts';
import { TEST_NOW, testConfig } from '../support/testApp.ts';
import { createTestDatabase, describeOnDatabases } from '../support/testDatabase.ts';

const folder = mkdtempSync(join(tmpdir(), 'shop-replay-'));
const fileOf = (text: string) => {
  const path = join(folder, 'visit.json');
  writeFileSync(path, text);
  return path;
};

it('serves the shop with the recording, under the shop’s policy and without an API', async () => {
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, 'index.html'), '<p>shop</p>');
  writeFileSync(join(dist, 'assets/main.js'), 'run()');
  const app = await replayServer(testConfig, dist, recordingText());
  const page = await app.inject('/?replay=recording.json');
  expect(page.body).toBe('<p>shop</p>');
  expect(page.headers['content-security-policy']).toContain("connect-src 'self'");
  expect((await app.inject('/assets/main.js')).body).toBe('run()');
  expect((await app.inject('/recording.json')).body).toBe(recordingText());
  expect((await app.inject('/api/home')).statusCode).toBe(404);
});

it('finds the recording of a file', async () => {
  const found = await findRecording(testConfig, fileOf(recordingText()));
  expect(found).toEqual({ recording: recordingText(), about: [] });
});

it.each([
  ['no such file', () => join(folder, 'missing.json')],
  ['another version', () => fileOf(recordingText().replace('"version":1', '"version":9'))],
  ['no JSON', () => fileOf('half a {')],
])('says so of %s', async (_name, path) => {
  await expect(findRecording(testConfig, path())).rejects.toThrow(NoRecording);
});

describeOnDatabases('a report', (kind) => {
  it('is found by its number, with further facts about it', async () => {
    const { db, drop } = await createTestDatabase(kind);
    await migrate(db);
    const recording = recordingText();
    const report = { recording, request_id: '7K2M9QX4TB', created_at: TEST_NOW };
    const words = await insertProblemReport(db, { ...report, message: 'Nothing happens.' });
    const none = await insertProblemReport(db, { ...report, message: null });
    const head = (id: number) => `Report ${id} of ${TEST_NOW.toISOString()}, request 7K2M9QX4TB`;
    expect(await findInReport(db, words)).toEqual({
      recording,
      about: [head(words), 'Nothing happens.'],
    });
    expect(await findInReport(db, none)).toEqual({ recording, about: [head(none)] });
    await expect(findInReport(db, 99_999)).rejects.toThrow('There is no report 99999');
    await drop();
  });
});

it('says how it is used', () => {
  const { status, stderr } = runProgram('scripts/replay.ts', { env: {} });
  expect(status).toBe(1);
  expect(stderr).toContain('npm run replay -- NUMBER');
});
