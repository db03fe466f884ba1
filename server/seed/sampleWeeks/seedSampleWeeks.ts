import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { addAppointments } from './sampleAppointments.ts';
import { addMessages } from './sampleMessages.ts';
import { addReports } from './sampleReports.ts';
import { liveOn } from './liveOn.ts';
import { addPeople } from './people.ts';
import { placeOrder, type PlacedOrder } from './placeOrder.ts';
import { SAMPLE_STORIES } from './stories.ts';

type Context = Pick<AppContext, 'db' | 'content' | 'clock'>;

/**
 * Seeds some weeks of a running kitchen, as a demonstration: orders in every state, appointments, messages and
 * problem reports. Only where there is no order yet.
 */
export async function seedSampleWeeks(context: Context): Promise<void> {
  if (await hasOrders(context.db)) return;
  const now = context.clock();
  const offered = await context.content.now(context.db);
  const orders = await context.db.transaction().execute(async (trx) => {
    const buyers = await addPeople(trx, now);
    await addAppointments(trx, buyers, now);
    const placed: PlacedOrder[] = [];
    for (const story of SAMPLE_STORIES) {
      const buyer = buyers[story.who];
      if (buyer === undefined) continue;
      const renewed = story.renews === undefined ? undefined : placed[story.renews];
      const renewsItemId = renewed?.itemId ?? null;
      placed.push(await placeOrder(trx, { offered, now, buyer, story, renewsItemId }));
    }
    return placed;
  });
  for (const order of orders) await liveOn(context, order);
  await addMessages(context);
  await addReports(context);
}

async function hasOrders(db: Db): Promise<boolean> {
  return (await db.selectFrom('orders').select('id').limit(1).executeTakeFirst()) !== undefined;
}
