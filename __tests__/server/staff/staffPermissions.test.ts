import { readFileSync } from 'node:fs';
import {
  mayStaff,
  staffRoles,
  type StaffPermission,
} from '../../../src/contract/staff/permissions.ts';
import { newCustomer } from '../../support/apiClient.ts';
import { logInAs, StaffClient } from '../../support/staffClient.ts';
import { startTestApp, type TestApp } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The permission of each call; null allows every staff member. */
const NEEDED: Readonly<Record<string, StaffPermission | null>> = {
  'GET sessions': null,
  'DELETE sessions/{id}': null,
  'GET members': 'staff.read',
  'POST members/{id}/enable': 'staff.write',
  'POST members/{id}/disable': 'staff.write',
  'GET audit-log': 'audit.read',
  'GET days/{date}/production': 'production.read',
  'GET days/{date}/production.csv': 'production.read',
  'GET days/{date}/labels': 'labels.read',
  'GET days/{date}/labels.csv': 'labels.read',
  'GET days/{date}/deliveries': 'deliveries.read',
  'GET days/{date}/deliveries.csv': 'deliveries.read',
  'PUT days/{date}/deliveries': 'deliveries.mark',
  'GET appointments': 'appointments.read',
  'POST appointments/{id}/accept': 'appointments.write',
  'POST appointments/{id}/reject': 'appointments.write',
  'POST appointments/{id}/move': 'appointments.write',
  'GET dietitians': 'appointments.read',
  'GET dietitians/{id}/free-times': 'appointments.write',
  'PUT dietitians/{id}/schedule': 'hours.write',
  'GET plan-days': 'plans.read',
  'GET plan-days/{id}': 'plans.read',
  'PUT plan-days/{id}': 'plans.write',
  'GET orders': 'orders.read',
  'GET orders/{id}': 'orders.read',
  'POST orders/{id}/accept': 'orders.write',
  'POST orders/{id}/reject': 'orders.write',
  'POST orders/{id}/notes': 'orders.write',
  'POST orders/{id}/mails': 'orders.write',
  'GET refunds': 'refunds.read',
  'POST refunds/{id}/record': 'refunds.record',
  'GET messages': 'messages.read',
  'GET messages/{id}': 'messages.read',
  'POST messages/{id}/answer': 'messages.write',
  'POST messages/{id}/read': 'messages.write',
  'POST messages/{id}/close': 'messages.write',
  'POST messages/{id}/reopen': 'messages.write',
  'GET problem-reports': 'messages.read',
  'GET problem-reports/{id}': 'messages.read',
  'POST problem-reports/{id}/read': 'messages.write',
  'POST problem-reports/{id}/close': 'messages.write',
  'POST problem-reports/{id}/reopen': 'messages.write',
  'GET dishes': 'catalog.read',
  'GET dishes/{id}': 'catalog.read',
  'POST dishes': 'catalog.write',
  'POST packages': 'catalog.write',
  'GET dish-parts': 'catalog.read',
  'PUT dishes/{id}': 'catalog.write',
  'POST pictures': 'catalog.write',
  'GET packages': 'catalog.read',
  'GET packages/{id}': 'catalog.read',
  'PUT packages/{id}': 'catalog.write',
  'GET maintenance': 'shop.read',
  'PUT maintenance': 'shop.write',
  'GET site-content': 'shop.read',
  'PUT site-content': 'shop.write',
  'GET delivery': 'shop.read',
  'PUT delivery/terms': 'shop.write',
  'POST delivery/slots': 'shop.write',
  'PUT delivery/slots/{id}': 'shop.write',
  'GET delivery/promised/{date}': 'shop.read',
  'POST delivery/closed-days': 'shop.write',
  'DELETE delivery/closed-days/{date}': 'shop.write',
  'PUT delivery/areas/{id}': 'shop.write',
  'GET vouchers': 'shop.read',
  'GET vouchers/{id}': 'shop.read',
  'POST vouchers': 'shop.write',
  'PUT vouchers/{id}': 'shop.write',
  'POST vouchers/{id}/end': 'shop.write',
  'GET numbers/deliveries': 'numbers.read',
  'GET numbers/deliveries.csv': 'numbers.read',
  'GET numbers/revenue': 'numbers.read',
  'GET numbers/revenue.csv': 'numbers.read',
  'GET numbers/orders': 'numbers.read',
  'GET numbers/orders.csv': 'numbers.read',
  'GET numbers/renewals': 'numbers.read',
  'GET numbers/renewals.csv': 'numbers.read',
  'GET numbers/dishes': 'numbers.read',
  'GET numbers/dishes.csv': 'numbers.read',
};

const { paths } = JSON.parse(readFileSync('docs/openapi-staff.json', 'utf8')) as {
  paths: Record<string, Record<string, { security?: unknown }>>;
};
const guarded = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations)
    .filter(([, { security }]) => security !== undefined)
    .map(([method]) => `${method.toUpperCase()} ${path.replace('/api/staff/', '')}`),
);

/** No id of these exists: nothing is changed by a call that is allowed. */
function split(call: string): [Method, string] {
  const [method = '', path = ''] = call.split(' ');
  return [
    method as Method,
    path.replaceAll(/\{date\}/g, '2027-01-20').replaceAll(/\{\w+\}/g, '999999'),
  ];
}

describeOnDatabases('the permissions of the staff’s calls', (database) => {
  let testApp: TestApp;
  const clients = new Map<string, StaffClient>();
  let guest: StaffClient;
  let customer: StaffClient;
  beforeAll(async () => {
    testApp = await startTestApp({ database });
    const { app } = testApp;
    for (const role of staffRoles) clients.set(role, await logInAs(app, role));
    guest = new StaffClient(app);
    customer = new StaffClient(app);
    const { token } = await newCustomer(app);
    customer.cookie = token;
    customer.headers = { authorization: `Bearer ${token}` };
  });
  afterAll(() => testApp.stop());

  it('has thought about every call', () => {
    expect([...guarded].sort()).toEqual(Object.keys(NEEDED).sort());
  });

  it.each(guarded)('%s', async (call) => {
    const [method, path] = split(call);
    const body = method === 'POST' || method === 'PUT' ? {} : undefined;
    await guest.refused(401, method, path, body);
    await customer.refused(401, method, path, body);
    for (const role of staffRoles) {
      const { statusCode } = (await clients.get(role)?.inject(method, path, body)) ?? {};
      const needed = NEEDED[call];
      const isAllowed = needed == null || mayStaff(role, needed);
      expect({ role, isRefused: statusCode === 403 }).toEqual({ role, isRefused: !isAllowed });
      expect(statusCode).not.toBe(401);
    }
  });

  it('opens nothing of the customers', async () => {
    const { cookie } = clients.get('manager') ?? {};
    const answer = await testApp.app.inject({
      url: '/api/profile',
      headers: { authorization: `Bearer ${cookie}`, cookie: `mizan_staff=${cookie}` },
    });
    expect(answer.statusCode).toBe(401);
  });
});
