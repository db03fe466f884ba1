import type { PromisedDay } from '../../../../src/contract/wire/staff/delivery.ts';
import type { StaffClient } from '../../../support/staffClient.ts';

/**
 * Closes a day as a manager does, with the number of deliveries that was shown; false where that number has changed
 * meanwhile.
 */
export async function closeDay(manager: StaffClient, date: string): Promise<boolean> {
  const path = `delivery/promised/${date}`;
  const { deliveries } = await manager.get<PromisedDay>('GET', path);
  const day = { date, name_en: 'Eid', name_ar: 'عيد', promised: deliveries };
  const { statusCode } = await manager.inject('POST', 'delivery/closed-days', day);
  return statusCode === 200;
}
