import { readFileSync } from 'node:fs';
import type { StaffDish } from '../../../src/contract/wire/staff/catalog.ts';
import type { StaffPackage } from '../../../src/contract/wire/staff/packages.ts';
import { staffRoles, type StaffRole } from '../../../src/contract/staff/permissions.ts';
import { dishChanges, packageChanges } from '../../support/catalogChanges.ts';
import { logInAs, type StaffClient } from '../../support/staffClient.ts';
import { startTestApp, type TestApp } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const { paths } = JSON.parse(readFileSync('docs/openapi-staff.json', 'utf8')) as {
  paths: Record<string, Record<string, unknown>>;
};
const calls = Object.entries(paths)
  .filter(([path]) => path.includes('{id}'))
  .flatMap(([path, operations]) =>
    Object.keys(operations).map(
      (method) => `${method.toUpperCase()} ${path.replace('/api/staff/', '')}`,
    ),
  );

/** Of every other call the manager. */
const ASKED_BY: Readonly<Record<string, StaffRole>> = {
  'GET plan-days/{id}': 'dietitian',
  'PUT plan-days/{id}': 'dietitian',
};
const QUERIES: Readonly<Record<string, string>> = {
  'GET dietitians/{id}/free-times': '?date=2027-01-20',
};
/** Valid ones, so that nothing but the id is at fault. */
const BODIES: Readonly<Record<string, object>> = {
  'POST appointments/{id}/reject': { reason: 'Ill' },
  'POST appointments/{id}/move': { date: '2027-01-20', time: '16:00' },
  'PUT dietitians/{id}/schedule': { hours: [], days_off: [] },
  'POST orders/{id}/reject': { reason: 'We are closed' },
  'POST orders/{id}/notes': { note: 'Called' },
  'POST orders/{id}/mails': { kind: 'confirmation' },
  'POST refunds/{id}/record': { reference: 'R-1' },
  'POST messages/{id}/answer': { answer: 'Yes' },
  'PUT delivery/slots/{id}': { active: false },
  'PUT delivery/areas/{id}': { served: false },
  'PUT plan-days/{id}': { meals: [1], snacks: [], seen: { meals: [], snacks: [] } },
  'PUT vouchers/{id}': {
    ...{ kind: 'percent', percent: 10, amount: null, minimum_total: '0.000' },
    ...{ once_per_customer: false, starts_on: '2027-01-01', ends_on: '2027-12-31', version: 1 },
  },
};

describeOnDatabases('an id that the kitchen does not know', (database) => {
  let testApp: TestApp;
  const clients = new Map<StaffRole, StaffClient>();
  const catalog: Record<string, object> = {};
  beforeAll(async () => {
    testApp = await startTestApp({ database });
    for (const role of staffRoles) clients.set(role, await logInAs(testApp.app, role));
    const manager = clients.get('manager')!;
    const { items: dishes } = await manager.get<{ items: StaffDish[] }>('GET', 'dishes');
    const { items: sold } = await manager.get<{ items: StaffPackage[] }>('GET', 'packages');
    catalog['PUT dishes/{id}'] = dishChanges(dishes[0]!);
    catalog['PUT packages/{id}'] = packageChanges(sold[0]!);
  });
  afterAll(() => testApp.stop());

  it.each(calls)('is not found by %s', async (call) => {
    const [method, path = ''] = call.split(' ');
    const address = path.replace('{id}', '999999') + (QUERIES[call] ?? '');
    const client = clients.get(ASKED_BY[call] ?? 'manager');
    const body = BODIES[call] ?? catalog[call] ?? (method === 'POST' ? {} : undefined);
    const refusal = await client?.refused(404, method as Method, address, body);
    expect(refusal?.error).toBe('not_found');
  });
});
