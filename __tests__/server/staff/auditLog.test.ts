import { textToFils } from '../../../src/contract/money.ts';
import type { AuditEntry } from '../../../src/contract/wire/staff/audit.ts';
import type {
  ScheduleSaved,
  StaffDietitian,
} from '../../../src/contract/wire/staff/appointments.ts';
import type { StaffDish } from '../../../src/contract/wire/staff/catalog.ts';
import type { DeliverySettings } from '../../../src/contract/wire/staff/delivery.ts';
import type { StaffMessage } from '../../../src/contract/wire/staff/messages.ts';
import type { StaffPackage } from '../../../src/contract/wire/staff/packages.ts';
import type { SiteTextsAnswer } from '../../../src/contract/wire/staff/siteTexts.ts';
import type { StaffVoucher } from '../../../src/contract/wire/staff/vouchers.ts';
import { YOUSEF } from '../../support/appointments.ts';
import { ApiClient } from '../../support/apiClient.ts';
import { dishChanges, packageChanges } from '../../support/catalogChanges.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../support/paymentTestApp.ts';
import { logInAs, type StaffClient } from '../../support/staffClient.ts';
import { TEST_NOW } from '../../support/testApp.ts';
import { signUp } from '../../support/testCustomer.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

type Entry = Pick<AuditEntry, 'action' | 'subject' | 'subject_id' | 'before' | 'after'>;

describeOnDatabases('the audit log', (database) => {
  let testApp: PaymentTestApp;
  let manager: StaffClient;
  beforeAll(async () => {
    testApp = await startPaymentTestApp(database);
    manager = await logInAs(testApp.app, 'manager');
  });
  afterAll(() => testApp.stop());

  /** What a step adds to the log, the oldest first; each entry names the manager and its request. */
  async function entriesOf(step: () => Promise<unknown>): Promise<Entry[]> {
    const read = () => manager.get<{ items: AuditEntry[] }>('GET', 'audit-log');
    const [last] = (await read()).items;
    await step();
    const added = (await read()).items.filter(({ id }) => id > (last?.id ?? 0));
    return added.toReversed().map(({ id: _id, at, staff, request_id: requestId, ...entry }) => {
      expect({ at, email: staff?.email }).toEqual({
        at: TEST_NOW.toISOString(),
        email: 'manager@mizan.example',
      });
      expect(requestId).toEqual(expect.any(String));
      return entry;
    });
  }

  it('has the texts that were changed, as they were and as they are', async () => {
    const { texts, version } = await manager.get<SiteTextsAnswer>('GET', 'site-content');
    const footer_timing_en = 'Daily, 7AM-9PM';
    const footer_address_ar = 'الكويت';
    const changed = { ...texts, footer_timing_en, footer_address_ar, version };
    const { footer_address_en, footer_timing_ar } = texts;
    const save = async () => {
      await manager.get('PUT', 'site-content', changed);
      await manager.get('PUT', 'site-content', changed);
    };
    expect(await entriesOf(save)).toEqual([
      {
        ...{ action: 'site_content.changed', subject: 'shop', subject_id: null },
        before: {
          footer_address_en,
          footer_address_ar: texts.footer_address_ar,
          footer_timing_en: texts.footer_timing_en,
          footer_timing_ar,
        },
        after: { footer_address_en, footer_address_ar, footer_timing_en, footer_timing_ar },
      },
    ]);
  });

  it('has the terms of the delivery in fils', async () => {
    const terms = { fee: '2.500', free_from: null, version: 1 };
    expect(await entriesOf(() => manager.get('PUT', 'delivery/terms', terms))).toEqual([
      {
        ...{ action: 'delivery_terms.changed', subject: 'shop', subject_id: null },
        before: { delivery_fee_fils: 2000, free_delivery_from_fils: 100_000 },
        after: { delivery_fee_fils: 2500, free_delivery_from_fils: null },
      },
    ]);
  });

  it('has each delivery time and area that is switched, and no request that changes nothing', async () => {
    const { slots, governorates } = await manager.get<DeliverySettings>('GET', 'delivery');
    const [slot] = slots;
    const [area] = governorates.flatMap(({ areas }) => areas).filter(({ served }) => served);
    const switchSlot = (active: boolean) =>
      manager.get('PUT', `delivery/slots/${slot?.id}`, { active });
    const switchArea = (served: boolean) =>
      manager.get('PUT', `delivery/areas/${area?.id}`, { served });
    const added = await entriesOf(async () => {
      await switchSlot(false);
      await switchSlot(false);
      await switchSlot(true);
      await switchArea(true);
      await switchArea(false);
      await switchArea(false);
      await switchArea(true);
    });
    const slotEntry = { subject: 'slot', subject_id: slot?.id };
    const areaEntry = { subject: 'area', subject_id: area?.id };
    expect(added).toEqual([
      { ...slotEntry, action: 'slot.ended', before: { active: true }, after: { active: false } },
      { ...slotEntry, action: 'slot.resumed', before: { active: false }, after: { active: true } },
      { ...areaEntry, action: 'area.left', before: { served: true }, after: { served: false } },
      { ...areaEntry, action: 'area.served', before: { served: false }, after: { served: true } },
    ]);
  });

  it('has a day that closes and opens', async () => {
    const day = { date: '2027-01-25', name_en: 'Eid', name_ar: 'عيد' };
    const added = await entriesOf(async () => {
      await manager.get('POST', 'delivery/closed-days', day);
      await manager.get('DELETE', `delivery/closed-days/${day.date}`);
    });
    const entry = { subject: 'shop', subject_id: null };
    expect(added).toEqual([
      {
        ...{ ...entry, action: 'day.closed', before: null },
        after: { date: day.date, deliveries: 0 },
      },
      { ...entry, action: 'day.opened', before: { date: day.date }, after: null },
    ]);
  });

  it('has what was changed of a package and of a dish', async () => {
    const { items: packages } = await manager.get<{ items: StaffPackage[] }>('GET', 'packages');
    const { items: dishes } = await manager.get<{ items: StaffDish[] }>('GET', 'dishes');
    const [sold] = packages;
    const [dish] = dishes;
    if (sold === undefined || dish === undefined) throw new Error('Nothing is sold');
    const added = await entriesOf(async () => {
      const name_en = 'Another name';
      await manager.get('PUT', `packages/${sold.id}`, { ...packageChanges(sold), name_en });
      await manager.get('PUT', `dishes/${dish.id}`, { ...dishChanges(dish), name_en });
    });
    expect(added).toEqual([
      {
        ...{ action: 'package.changed', subject: 'package', subject_id: sold.id },
        before: expect.objectContaining({ name_en: sold.name_en, active: true }),
        after: expect.objectContaining({ name_en: 'Another name', active: true }),
      },
      {
        ...{ action: 'dish.changed', subject: 'dish', subject_id: dish.id },
        before: expect.objectContaining({ name_en: dish.name_en, active: true }),
        after: expect.objectContaining({ name_en: 'Another name', active: true }),
      },
    ]);
  });

  it('has the week of a dietitian, before and after', async () => {
    const { items } = await manager.get<{ items: StaffDietitian[] }>('GET', 'dietitians');
    const was = items.find(({ id }) => id === YOUSEF);
    const after = {
      hours: [{ weekday: 0, from_minute: 600, to_minute: 720 }],
      days_off: ['2027-02-01'],
    };
    const save = () => manager.get<ScheduleSaved>('PUT', `dietitians/${YOUSEF}/schedule`, after);
    expect(await entriesOf(save)).toEqual([
      {
        ...{ action: 'schedule.changed', subject: 'dietitian', subject_id: YOUSEF },
        before: { hours: was?.hours, days_off: was?.days_off },
        after,
      },
    ]);
  });

  it('has the terms of a voucher, and those that its end changed', async () => {
    const terms = {
      ...{ kind: 'percent', percent: 15, amount: null, minimum_total: '20.000' },
      ...{ once_per_customer: true, starts_on: '2027-01-01', ends_on: '2027-12-31' },
    };
    const kept = { ...{ percent: 15, amount_fils: null }, ends_on: '2027-12-31' };
    let id = 0;
    const added = await entriesOf(async () => {
      const body = { code: 'LOGGED', ...terms };
      const { voucher } = await manager.get<{ voucher: StaffVoucher }>('POST', 'vouchers', body);
      id = voucher.id;
      await manager.get('POST', `vouchers/${id}/end`);
    });
    const entry = { subject: 'voucher', subject_id: id };
    expect(added).toMatchObject([
      { ...entry, action: 'voucher.added', before: null, after: { code: 'LOGGED', ...kept } },
      {
        ...{ ...entry, action: 'voucher.ended', before: kept },
        after: { ...kept, ends_on: '2027-01-11' },
      },
    ]);
  });

  it('has each step of a message', async () => {
    const contact = { name: 'Hessa', email: 'hessa@example.com', phone: null };
    const written = { ...contact, subject: 'Delivery', message: 'Do you deliver to Jahra?' };
    await new ApiClient(testApp.app).get('POST', 'contact-us', written);
    const { items } = await manager.get<{ items: StaffMessage[] }>('GET', 'messages');
    const id = items[0]?.id ?? 0;
    const added = await entriesOf(async () => {
      await manager.get('POST', `messages/${id}/read`);
      await manager.get('POST', `messages/${id}/answer`, { answer: 'Yes' });
    });
    const entry = { subject: 'message', subject_id: id };
    expect(added).toEqual([
      { ...entry, action: 'message.read', before: { state: 'new' }, after: { state: 'read' } },
      {
        ...{ ...entry, action: 'message.answered' },
        before: { state: 'read' },
        after: { state: 'answered' },
      },
    ]);
  });

  it('has what the rejection of an order pays back, and its record', async () => {
    const customer = await signUp(testApp.app, 'audited@example.com');
    const { id } = await customer.order();
    await testApp.pay(customer, id);
    const { grand_total: paid } = await customer.viewOrder(id);
    let refund = 0;
    const added = await entriesOf(async () => {
      await manager.get('POST', `orders/${id}/reject`, { reason: 'We are closed' });
      const { items } = await manager.get<{ items: { id: number }[] }>('GET', 'refunds');
      refund = items[0]?.id ?? 0;
      await manager.get('POST', `refunds/${refund}/record`, { reference: 'R-1' });
    });
    const fils = textToFils(paid);
    const entry = { subject: 'order', subject_id: id };
    expect(added).toEqual([
      {
        ...{ ...entry, action: 'order.rejected' },
        before: { status: 'received' },
        after: { status: 'rejected', refund_fils: fils },
      },
      {
        ...{ ...entry, action: 'refund.recorded' },
        before: null,
        after: { refund_id: refund, amount_fils: fils },
      },
    ]);
  });
});
