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
 * Some weeks of a kitchen at work, for who starts it to see it: orders in every state, what became of them,
 * appointments, messages and reported problems. Only where nobody has bought yet.
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
