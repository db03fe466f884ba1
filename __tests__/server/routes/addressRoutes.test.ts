import type { AddressInput } from '../../../src/contract/wire/address.ts';
import type { Cart } from '../../../src/contract/wire/cart.ts';
import type { AddressesResponse, ProfileResponse } from '../../../src/contract/wire/customer.ts';
import { newCustomer } from '../../support/apiClient.ts';
import type { ApiClient } from '../../support/apiClient.ts';
import { startTestApp } from '../../support/testApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

describeOnDatabases('saved addresses', (database) => {
  let testApp: TestApp;
  let customer: ApiClient;
  let address: AddressInput;
  beforeAll(async () => {
    testApp = await startTestApp({ database });
  });
  beforeEach(async () => {
    customer = await newCustomer(testApp.app);
    const { governorates } = await customer.get<ProfileResponse>('GET', 'profile');
    const [area] = governorates[1]?.areas ?? [];
    address = {
      title: 'Work',
      location: 'office',
      gov_id: area?.gov_id ?? 0,
      area_id: area?.id ?? 0,
      block: '١٠',
      street: 'Street 5',
      house_building: '3',
      floor: '٢',
      apartment: '5A',
      special_direction: 'Second door\nRing twice',
    };
  });
  afterAll(() => testApp.stop());

  it('are added, changed and removed', async () => {
    const added = await customer.get<AddressesResponse>('POST', 'address', address);
    expect(added.address).toMatchObject({
      title: 'Work',
      location: 'office',
      block: '10',
      street: 'Street 5',
      house_building: '3',
      floor: '2',
      apartment: '5A',
      area_id: address.area_id,
      gov_id: address.gov_id,
      governorate: { name_en: 'Hawalli', name_ar: 'حولي' },
      special_direction: 'Second door\nRing twice',
      avenue: null,
    });
    const path = `address/${added.address?.id ?? 0}`;
    const changed = await customer.get<AddressesResponse>('PUT', path, {
      ...address,
      title: null,
      avenue: '2',
    });
    expect(changed.addresses).toEqual([expect.objectContaining({ title: null, avenue: '2' })]);
    const removed = await customer.get<AddressesResponse>('DELETE', path);
    expect(removed).toMatchObject({ address: null, addresses: [] });
    await customer.refused(404, 'DELETE', path);
  });

  it('are fifty at most', async () => {
    const { address: first } = await customer.get<AddressesResponse>('POST', 'address', address);
    const { db } = testApp.context;
    const { id: _id, ...row } = await db
      .selectFrom('addresses')
      .selectAll()
      .where('id', '=', first?.id ?? 0)
      .executeTakeFirstOrThrow();
    const more = Array.from({ length: 48 }, () => row);
    await db.insertInto('addresses').values(more).execute();
    const { addresses } = await customer.get<AddressesResponse>('POST', 'address', address);
    expect(addresses).toHaveLength(50);
    const one = await customer.refused(409, 'POST', 'address', address);
    expect(one.error).toBe('too_many_addresses');
    expect(one.message).toMatch(/^You have saved 50 addresses, and more cannot be kept/);
  });

  it('need everything that the driver needs', async () => {
    const { errors } = await customer.refused(422, 'POST', 'address', {
      ...address,
      block: ' ',
      street: '',
    });
    expect(errors).toEqual({
      block: ['block field is required.'],
      street: ['street field is required.'],
    });
  });

  it('of another customer are not found', async () => {
    const other = await newCustomer(testApp.app);
    const { address: theirs } = await other.get<AddressesResponse>('POST', 'address', address);
    const path = `address/${theirs?.id ?? 0}`;
    await customer.refused(404, 'PUT', path, address);
    await customer.refused(404, 'DELETE', path);
    const { cart } = await customer.get<{ cart: Cart }>('GET', 'carts');
    const choose = { cart_id: cart.id, address_id: theirs?.id };
    const { errors } = await customer.refused(422, 'PUT', 'carts', choose);
    expect(errors).toEqual({ address_id: ['Please choose one of your saved addresses.'] });
  });

  it('that are removed leave the cart', async () => {
    const { address: mine, cart } = await customer.get<AddressesResponse>(
      'POST',
      'address',
      address,
    );
    await customer.get('PUT', 'carts', { cart_id: cart?.id, address_id: mine?.id });
    const removed = await customer.get<AddressesResponse>('DELETE', `address/${mine?.id ?? 0}`);
    expect(removed.cart?.address_id).toBeNull();
  });

  it('are for customers only', async () => {
    customer.token = null;
    await customer.refused(401, 'POST', 'address', address);
    await customer.refused(401, 'GET', 'profile');
  });
});
