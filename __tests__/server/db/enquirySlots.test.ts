import { takeEnquirySlot } from '../../../server/db/stores/enquirySlotStore.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { ENQUIRIES_A_MINUTE } from '../../../src/payment/gatewayFacts.ts';
import {
  createTestDatabase,
  describeOnDatabases,
  type TestDatabase,
} from '../../support/testDatabase.ts';

const NOW = new Date('2027-01-12T07:00:00Z').getTime();

describeOnDatabases('the enquiries of a minute', (kind) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await migrate(database.db);
  });
  beforeEach(() => database.db.updateTable('enquiry_slots').set({ used_at: null }).execute());
  afterAll(() => database.drop());

  /** How many of this many concurrent calls may enquire. */
  async function take(count: number, share: number, seconds = 0): Promise<number> {
    const now = new Date(NOW + seconds * 1000);
    const taken = await Promise.all(
      Array.from({ length: count }, () => takeEnquirySlot(database.db, share, now)),
    );
    return taken.filter(Boolean).length;
  }

  test('are thirty in any sixty seconds', async () => {
    expect(await take(20, ENQUIRIES_A_MINUTE)).toBe(20);
    expect(await take(40, ENQUIRIES_A_MINUTE, 30)).toBe(10);
    expect(await take(40, ENQUIRIES_A_MINUTE, 59)).toBe(0);
    expect(await take(40, ENQUIRIES_A_MINUTE, 60)).toBe(20);
    expect(await take(40, ENQUIRIES_A_MINUTE, 90)).toBe(10);
  });

  test('are shared: jobs leave some to customers, who may use them all', async () => {
    expect(await take(40, 20)).toBe(20);
    expect(await take(40, ENQUIRIES_A_MINUTE)).toBe(10);
    expect(await take(10, ENQUIRIES_A_MINUTE, 60)).toBe(10);
    expect(await take(40, 20, 60)).toBe(20);
  });
});
