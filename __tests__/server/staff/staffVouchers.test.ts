import type { Cart } from '../../../src/contract/wire/cart.ts';
import type { AddVoucher, StaffVoucher } from '../../../src/contract/wire/staff/vouchers.ts';
import { logInAs, type StaffClient } from '../../support/staffClient.ts';
import { ApiClient, newCustomer, plan } from '../../support/apiClient.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

interface List {
  items: StaffVoucher[];
  total: number;
}

const summer: AddVoucher = {
  code: 'SUMMER',
  kind: 'percent',
  percent: 15,
  amount: null,
  minimum_total: '20.000',
  once_per_customer: true,
  starts_on: '2027-01-01',
  ends_on: '2027-12-31',
};

describeOnDatabases('the vouchers of the kitchen', (database) => {
  let testApp: TestApp;
  let manager: StaffClient;
  let customer: ApiClient;
  beforeAll(async () => {
    testApp = await startTestApp({ database });
    manager = await logInAs(testApp.app, 'manager');
    customer = new ApiClient(testApp.app);
    customer.token = (await newCustomer(testApp.app)).token;
    await customer.get('POST', 'carts', plan());
  });
  beforeEach(async () => {
    const { db } = testApp.context;
    await db.updateTable('carts').set({ voucher_id: null }).execute();
    await db.deleteFrom('vouchers').where('code', 'like', 'SUMMER%').execute();
    testApp.setNow(TEST_NOW);
  });
  afterAll(() => testApp.stop());

  const add = async (changes: Partial<AddVoucher> = {}) =>
    (await manager.get<{ voucher: StaffVoucher }>('POST', 'vouchers', { ...summer, ...changes }))
      .voucher;
  const termsOf = ({ code: _code, ...terms }: AddVoucher, version: number) => ({
    ...terms,
    version,
  });
  const apply = (code: string) =>
    customer.call<{ cart: Cart }>('POST', 'carts/voucher', { coupon_code: code });
  const actions = async (id: number) =>
    testApp.context.db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('subject', '=', 'voucher')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();

  it('are taken in carts as soon as they are there, in any letters', async () => {
    expect((await apply('SUMMER')).code).toBe(422);
    const voucher = await add({ code: ' summer ' });
    expect(voucher).toEqual({
      ...summer,
      id: voucher.id,
      state: 'running',
      uses: 0,
      version: 1,
    });
    expect(await apply('Summer')).toMatchObject({
      code: 200,
      response: { cart: { voucher: { coupon_code: 'SUMMER' } } },
    });
  });

  it('change what a cart pays at once, and end for it at once', async () => {
    const { id } = await add();
    await apply('SUMMER');
    const discount = async () =>
      (await customer.get<{ cart: Cart }>('GET', 'carts')).cart.coupon_discount;
    const before = await discount();
    await manager.get('PUT', `vouchers/${id}`, termsOf({ ...summer, percent: 30 }, 1));
    expect(Number(await discount())).toBeCloseTo(Number(before) * 2, 2);
    const { voucher } = await manager.get<{ voucher: StaffVoucher }>('POST', `vouchers/${id}/end`);
    expect(voucher).toMatchObject({
      state: 'ended',
      starts_on: summer.starts_on,
      ends_on: '2027-01-11',
    });
    expect(await discount()).toBe('0.000');
    await manager.get('POST', `vouchers/${id}/end`);
    expect((await actions(id)).map(({ action }) => action)).toEqual([
      'voucher.added',
      'voucher.changed',
      'voucher.ended',
    ]);
    expect((await actions(id))[1]).toMatchObject({
      before: { percent: 15, ends_on: '2027-12-31' },
      after: { percent: 30 },
    });
  });

  it('end before they have begun', async () => {
    const { id } = await add({ starts_on: '2027-02-01' });
    await manager.get('POST', `vouchers/${id}/end`);
    const refusal = await customer.refused(422, 'POST', 'carts/voucher', {
      coupon_code: 'SUMMER',
    });
    expect(refusal.message).toBe('This coupon has expired.');
  });

  it('refuse the second of two concurrent changes, and apply a repeated one once', async () => {
    const { id } = await add();
    const change = (percent: number, version: number) =>
      manager.inject('PUT', `vouchers/${id}`, termsOf({ ...summer, percent }, version));
    const both = await Promise.all([change(20, 1), change(25, 1)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { voucher } = await manager.get<{ voucher: StaffVoucher }>('GET', `vouchers/${id}`);
    expect(voucher.version).toBe(2);
    expect((await change(voucher.percent ?? 0, 1)).statusCode).toBe(200);
    const late = await manager.refused(
      409,
      'PUT',
      `vouchers/${id}`,
      termsOf({ ...summer, percent: 50 }, 1),
    );
    expect(late.error).toBe('changed_meanwhile');
    expect((await change(50, 2)).statusCode).toBe(200);
  });

  it('are there once: the same sent again is the same, another with its code is refused', async () => {
    const { id } = await add();
    expect((await add()).id).toBe(id);
    const { errors } = await manager.refused(422, 'POST', 'vouchers', { ...summer, percent: 16 });
    expect(errors).toEqual({ code: ['There is a coupon with this code already.'] });
    expect(await actions(id)).toHaveLength(1);
  });

  it.each([
    [{ code: 'ÜBER' }, 'code'],
    [{ code: 'AB' }, 'code'],
    [{ percent: 0 }, 'percent'],
    [{ percent: 101 }, 'percent'],
    [{ percent: -5 }, 'percent'],
    [{ percent: 1.5 }, 'percent'],
    [{ kind: 'amount', amount: '5', percent: 101 }, 'percent'],
    [{ percent: null }, 'percent'],
    [{ kind: 'amount', amount: null }, 'amount'],
    [{ kind: 'amount', amount: '0' }, 'amount'],
    [{ kind: 'amount', amount: '-5' }, 'amount'],
    [{ kind: 'amount', amount: '5.0001' }, 'amount'],
    [{ minimum_total: 'ten' }, 'minimum_total'],
    [{ ends_on: '2026-12-31' }, 'ends_on'],
    [{ starts_on: '2027-02-30' }, 'starts_on'],
  ])('refuse %j at its field, in the language of the staff', async (changes, field) => {
    const bad = { ...summer, ...changes };
    const { errors } = await manager.refused(422, 'POST', 'vouchers', bad);
    expect(Object.keys(errors ?? {})).toEqual([field]);
    manager.locale = 'ar';
    const arabic = await manager.refused(422, 'POST', 'vouchers', bad);
    manager.locale = 'en';
    expect(arabic.errors?.[field]?.[0]).toMatch(/^[\u0600-\u06ff]/);
  });

  it('are listed with the newest first, by state and pages, with their uses', async () => {
    const amount = { kind: 'amount', percent: null, amount: '5.5' } as const;
    const planned = await add({ code: 'SUMMER-2', starts_on: '2027-02-01', ...amount });
    expect(planned).toMatchObject({ amount: '5.500', percent: null, state: 'planned' });
    const codes = async (query: string) =>
      (await manager.get<List>('GET', `vouchers?${query}`)).items.map(({ code }) => code);
    expect(await codes('')).toEqual(['SUMMER-2', 'EXPIRED', 'SAVE5', 'WELCOME10']);
    expect(await codes('state=planned')).toEqual(['SUMMER-2']);
    expect(await codes('state=running')).toEqual(['SAVE5', 'WELCOME10']);
    expect(await codes('state=ended')).toEqual(['EXPIRED']);
    expect(await codes('per_page=1&page=2')).toEqual(['EXPIRED']);
    await manager.refused(404, 'GET', 'vouchers/999999');
  });
});
