import type { PackageCategory } from '../../../../src/contract/wire/package.ts';
import { signUp } from '../../../support/testCustomer.ts';
import type { TestApp } from '../../../support/testApp.ts';
import type { PlanCustomer } from './planActs.ts';

/** A customer with two addresses, and the times at which the kitchen delivers. */
export async function newPlanCustomer({ app }: TestApp, email: string): Promise<PlanCustomer> {
  const customer = await signUp(app, email);
  const office = { location: 'office', gov_id: 1, area_id: 1, block: '1', street: 'Gulf' };
  const { address } = await customer.ok<{ address: { id: number } }>('POST', 'address', {
    ...office,
    house_building: '3',
  });
  const { package_category } = await customer.ok<{ package_category: PackageCategory }>(
    'GET',
    'package-categories/1',
  );
  return {
    customer,
    addressIds: [customer.addressId, address.id],
    slotIds: package_category.delivery_time_slots.map(({ id }) => id),
  };
}
