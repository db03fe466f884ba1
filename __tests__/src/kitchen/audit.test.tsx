import { globSync, readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuditEntry } from '../../../src/contract/wire/staff/audit.ts';
import { auditSubjects } from '../../../src/kitchen/audit/subjects.ts';
import { payload } from '../../support/replies.ts';
import { accountOf, renderKitchen } from '../../support/renderKitchen.tsx';

const staff = { id: 4, name: 'Huda', email: 'service@mizan.example', role: 'service' } as const;
const about = { at: '2027-01-17T09:00:00.000Z', staff, request_id: null };

const failed: AuditEntry = {
  ...{ ...about, id: 9, action: 'delivery.failed', subject: 'order', subject_id: 10005 },
  before: { order_day_id: 94, outcome: 'delivered', reason: null },
  after: { order_day_id: 94, outcome: 'failed', reason: 'nobody_there' },
};
const rejected: AuditEntry = {
  ...{ ...about, id: 8, action: 'order.rejected', subject: 'order', subject_id: 10015 },
  before: { status: 'received' },
  after: { status: 'rejected', refund_fils: 26_000 },
};
const scheduled: AuditEntry = {
  ...{ ...about, id: 7, action: 'schedule.changed', subject: 'dietitian', subject_id: 1 },
  before: { hours: [], days_off: [] },
  after: {
    hours: [{ weekday: 0, from_minute: 540, to_minute: 780 }],
    days_off: ['2027-01-20'],
  },
};
const dish: AuditEntry = {
  ...{ ...about, id: 6, action: 'dish.changed', subject: 'dish', subject_id: 3 },
  before: null,
  after: { kind: 'meal', name_ar: 'سلمون', weekdays: [0, 2], active: true, drawn_by: 'Ali' },
};

function open(items: readonly AuditEntry[], language: 'en' | 'ar' = 'en') {
  return renderKitchen(
    {
      'GET me': () => accountOf('manager'),
      'GET members': () => payload({ items: [], total: 0 }),
      'GET audit-log': () => payload({ items, total: items.length }),
    },
    { path: '/audit-log', language },
  );
}

/** They keep numbers beside an Arabic comma in their order. */
const ISOLATES = /[\u2068\u2069]/g;

const changeIn = async (action: string) => {
  const row = (await screen.findByText(action)).closest('tr')!;
  return within(row)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' ').replace(ISOLATES, ''));
};

it('says in words what was changed, once what stays the same, and leaves out what has no value', async () => {
  open([failed, rejected, scheduled, dish]);
  expect(await changeIn('Marked failed')).toEqual([
    'Delivery: 94',
    'Before Outcome: Delivered',
    'Now Outcome: Failed',
    'Now Reason: Nobody was there',
  ]);
  expect(await changeIn('Order rejected')).toEqual([
    'Before Status: To be decided',
    'Now Status: Rejected',
    'Now Refund: 26.000 KD',
  ]);
  expect(await changeIn('Working hours changed')).toEqual([
    'Before Working hours: –',
    'Before Days off: –',
    'Now Working hours: Weekday: Sunday, From: 9:00 am, Until: 1:00 pm',
    'Now Days off: Wed, 20 Jan 2027',
  ]);
  expect(screen.getByText('10005').parentElement).toHaveTextContent(/^Order 10005$/);
});

it('keeps what has no text as it is stored', async () => {
  open([dish]);
  expect(await changeIn('Dish changed')).toEqual([
    'Now Kind: Meal',
    'Now Name (Arabic): سلمون',
    'Now Weekdays: Sunday, Tuesday',
    'Now In use: Yes',
    'Now drawn_by: Ali',
  ]);
});

it('speaks Arabic', async () => {
  open([rejected], 'ar');
  expect(await changeIn('رفض طلب')).toEqual([
    'قبل الحالة: بانتظار القرار',
    'الآن الحالة: مرفوض',
    'الآن الاسترداد: 26.000 د.ك',
  ]);
  expect(screen.getByText('10015').parentElement).toHaveTextContent(/^طلب 10015$/);
});

it('is filtered by a subject that is chosen by its name', async () => {
  const kitchen = open([rejected]);
  await userEvent.click(await screen.findByRole('combobox', { name: 'Concerns' }));
  await userEvent.click(screen.getByRole('option', { name: 'Coupon' }));
  await waitFor(() =>
    expect(kitchen.callsTo('GET audit-log').at(-1)?.query.get('subject')).toBe('voucher'),
  );
});

it('offers every subject that the server writes', () => {
  const written = globSync('server/domain/**/*.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .filter((source) => /\baudit(?:Each)?\(/.test(source))
    .flatMap((source) => [...source.matchAll(/\bsubject: '(\w+)'/g)].map(([, name]) => name));
  expect(new Set(written).size).toBeGreaterThan(10);
  expect(written.filter((name) => !auditSubjects.some((one) => one === name))).toEqual([]);
});
