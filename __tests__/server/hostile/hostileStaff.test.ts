import fc from 'fast-check';
import { kuwaitToday } from '../../../src/contract/kuwaitTime.ts';
import { staffRoles } from '../../../src/contract/staff/permissions.ts';
import type { Db } from '../../../server/db/database.ts';
import { insertContactMessage } from '../../../server/db/stores/contactStore.ts';
import { saveAnswer } from '../../../server/db/stores/inboxStore.ts';
import { putPicture } from '../../../server/db/stores/pictureStore.ts';
import { insertProblemReport } from '../../../server/db/stores/problemReportStore.ts';
import { startStaffSession } from '../../../server/domain/staff/staffSessions.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../support/testApp.ts';
import { signUp } from '../../support/testCustomer.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';
import { faultsOfAnswer } from './answerFaults.ts';
import { documentedCalls, type Call } from './calls.ts';
import {
  hostileRequest,
  validRequest,
  type HostileRequest,
  type Stranger,
} from './hostileRequest.ts';

const SEED = Number(process.env['HOSTILE_SEED'] ?? 20270112);
const TODAY = kuwaitToday(TEST_NOW);
const INPUTS = Number(process.env['HOSTILE_INPUTS'] ?? 300);
/** Calls that refuse the valid body; all others accept it. */
const REFUSED: Readonly<Record<string, number>> = {
  'POST /api/staff/login': 422,
  'POST /api/staff/invitation': 422,
  'POST /api/staff/welcome': 422,
  'DELETE /api/staff/sessions/{id}': 404,
  // There is no appointment.
  'POST /api/staff/appointments/{id}/accept': 404,
  'POST /api/staff/appointments/{id}/reject': 404,
  'POST /api/staff/appointments/{id}/move': 404,
  // It is not paid, and nothing goes back.
  'POST /api/staff/orders/{id}/accept': 409,
  'POST /api/staff/orders/{id}/reject': 409,
  'POST /api/staff/orders/{id}/mails': 409,
  'POST /api/staff/refunds/{id}/record': 404,
  // It has been answered, or does not exist.
  'POST /api/staff/messages/{id}/answer': 409,
  // The texts have changed meanwhile.
  'PUT /api/staff/site-content': 409,
  'PUT /api/staff/vouchers/{id}': 409,
  'PUT /api/staff/dishes/{id}': 409,
  'PUT /api/staff/packages/{id}': 409,
  // Nothing is delivered on the day.
  'GET /api/staff/plan-days/{id}': 409,
  'PUT /api/staff/plan-days/{id}': 409,
  'PUT /api/staff/days/{date}/deliveries': 409,
};

const INBOX = { id: 1 };
/** The first one. */
const ORDER = { id: 10_001 };
const SITE_TEXTS = {
  footer_phone: '+965 2222 0180',
  footer_whatsapp: '+965 5000 0180',
  footer_email: 'hello@mizan.example',
  footer_address_map: 'https://maps.example/?q=1',
  footer_instagram: 'https://www.instagram.com/mizan.example',
  app_android: 'https://play.example/mizan',
  app_ios: 'https://apps.example/mizan',
  version: 1,
};
const VOUCHER = {
  code: 'NEW-10',
  kind: 'percent',
  percent: 10,
  amount: '5.000',
  minimum_total: '0.000',
  starts_on: TODAY,
  ends_on: TODAY,
};
const UPLOADED = `${'0'.repeat(32)}.webp`;
const SHOWN = { image: `/pictures/${UPLOADED}`, url: `/pictures/${UPLOADED}` };
const PACKAGE = {
  ...SHOWN,
  ...{ meal_calories: 500, meal_protein_g: 40, snack_calories: 180, snack_protein_g: 10 },
  ...{ price_per_meal: '2.000', price_per_snack: '1.000', active: true },
};
/** A PNG of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const KNOWN_OF = {
  'POST /api/staff/appointments/{id}/move': { time: '16:00' },
  'GET /api/staff/dietitians/{id}/free-times': { id: 1 },
  'GET /api/staff/orders/{id}': ORDER,
  'POST /api/staff/orders/{id}/accept': ORDER,
  'POST /api/staff/orders/{id}/reject': ORDER,
  'POST /api/staff/orders/{id}/notes': ORDER,
  'POST /api/staff/orders/{id}/mails': ORDER,
  'GET /api/staff/messages/{id}': INBOX,
  'POST /api/staff/messages/{id}/answer': INBOX,
  'POST /api/staff/messages/{id}/read': INBOX,
  'POST /api/staff/messages/{id}/close': INBOX,
  'POST /api/staff/messages/{id}/reopen': INBOX,
  'GET /api/staff/problem-reports/{id}': INBOX,
  'POST /api/staff/problem-reports/{id}/read': INBOX,
  'POST /api/staff/problem-reports/{id}/close': INBOX,
  'POST /api/staff/problem-reports/{id}/reopen': INBOX,
  'PUT /api/staff/site-content': SITE_TEXTS,
  'PUT /api/staff/delivery/terms': { fee: '2.000', free_from: '100.000', version: 1 },
  'POST /api/staff/delivery/slots': { from: '15:00', to: '18:00' },
  'PUT /api/staff/delivery/slots/{id}': { id: 1 },
  'PUT /api/staff/delivery/areas/{id}': { id: 1 },
  'GET /api/staff/dishes/{id}': { id: 1 },
  'PUT /api/staff/dishes/{id}': { id: 1, version: 9 },
  'POST /api/staff/pictures': { picture: PIXEL, subject: 'package' },
  'POST /api/staff/dishes': {
    ...SHOWN,
    key: '3f1e0d6a-52c4-4c41-9f7e-0a6d2b9b7c11',
    allergens: [],
    ingredients: [],
  },
  'GET /api/staff/packages/{id}': { id: 1 },
  'PUT /api/staff/packages/{id}': { ...PACKAGE, id: 1, key: 'fit-pro-men', version: 9 },
  'POST /api/staff/packages': { ...PACKAGE, key: '3f1e0d6a-52c4-4c41-9f7e-0a6d2b9b7c11' },
  'GET /api/staff/vouchers/{id}': { id: 1 },
  'POST /api/staff/vouchers': VOUCHER,
  'PUT /api/staff/vouchers/{id}': { id: 1, ...VOUCHER, version: 9 },
  'POST /api/staff/vouchers/{id}/end': { id: 1 },
  'PUT /api/staff/dietitians/{id}/schedule': { id: 1, from_minute: 540, to_minute: 600 },
};

async function fillShop(db: Db): Promise<void> {
  await putPicture(db, { name: UPLOADED, body: Buffer.from('?'), now: TEST_NOW });
  const message = { name: 'Hessa', email: 'hessa@example.com', subject: 'Jahra', message: 'Hi' };
  const sent = { language: 'en' as const, created_at: TEST_NOW };
  await insertContactMessage(db, { ...message, ...sent });
  await saveAnswer(db, 1, 'Yes', TEST_NOW);
  const report = { request_id: 'r', message: null, recording: '{}', created_at: TEST_NOW };
  await insertProblemReport(db, report);
}

describeOnDatabases(`hostile input to the staff's calls, seed ${SEED}`, (database) => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp({ database });
    await fillShop(testApp.context.db);
    await (await signUp(testApp.app, 'hessa@example.com')).order();
  });
  beforeEach(forgive);
  afterAll(() => testApp.stop());

  /** Some calls close accounts or the shop, and limits would refuse the rest. */
  async function forgive(): Promise<void> {
    const { db } = testApp.context;
    await db.updateTable('staff').set({ disabled_at: null }).execute();
    await db.deleteFrom('rate_limits').execute();
    await db.updateTable('settings').set({ maintenance: false }).execute();
    testApp.app.maintenance.checkAgain();
  }

  /** A staff member whose role may make the call. */
  async function memberFor(call: Call): Promise<Stranger> {
    const { db, clock } = testApp.context;
    for (const role of staffRoles) {
      const { id } = await db
        .selectFrom('staff')
        .select('id')
        .where('role', '=', role)
        .executeTakeFirstOrThrow();
      const cookie = `mizan_staff=${await startStaffSession(db, id, clock())}`;
      const others = staffRoles.length - staffRoles.indexOf(role);
      const known = {
        id: others,
        staff_id: id,
        page: 1,
        per_page: 25,
        date: TODAY,
        from: TODAY,
        to: TODAY,
      };
      const member = { session: { cookie }, known, knownOf: KNOWN_OF, foreign: [1, 2, 999_999] };
      const { statusCode } = await testApp.app.inject(validRequest(call, member));
      await forgive();
      if (statusCode !== 403) return member;
    }
    throw new Error(`No role may make the call ${call.name}`);
  }

  it.each(documentedCalls('docs/openapi-staff.json'))('$name', async (call) => {
    const member = await memberFor(call);
    const unchanged = await testApp.app.inject(validRequest(call, member));
    expect(unchanged.statusCode).toBe(REFUSED[call.name] ?? 200);

    const property = fc.asyncProperty(hostileRequest(call, member), async (request) => {
      await forgive();
      const answer = await testApp.app.inject(request satisfies HostileRequest);
      expect(faultsOfAnswer(request.method, answer)).toEqual([]);
    });
    await fc.assert(property, { seed: SEED, numRuns: INPUTS });
  });
});
