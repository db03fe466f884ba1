import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../server/app.ts';
import { createContentCache } from '../../../server/cache/contentCache.ts';
import type { HomeResponse } from '../../../src/contract/wire/home.ts';
import { startTestApp, type TestApp } from '../../support/testApp.ts';
import { signUp } from '../../support/testCustomer.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

describeOnDatabases('the kitchen’s offer, cached by two processes', (database) => {
  let testApp: TestApp;
  let other: FastifyInstance;
  beforeAll(async () => {
    testApp = await startTestApp({ database });
    const { context } = testApp;
    const content = createContentCache(context.db);
    other = await buildApp({ ...context, content, storefrontDir: null });
  });
  afterAll(async () => {
    await other.close();
    await testApp.stop();
  });

  const home = async (app: FastifyInstance) => {
    const answer = await app.inject({ url: '/api/home' });
    return answer.json<{ response: HomeResponse }>().response;
  };

  const setFee = (fils: number) =>
    testApp.context.db.updateTable('settings').set({ delivery_fee_fils: fils }).execute();

  it('is right in the next answer of each, no matter which changed it', async () => {
    for (const fils of [1_250, 1_500]) {
      await setFee(fils);
      for (const app of [testApp.app, other]) {
        expect((await home(app)).delivery.fee).toBe(`1.${String(fils % 1000)}`);
      }
    }
  });

  it('determines the price of the next order, in a process that had cached another price', async () => {
    await setFee(1_000);
    const customer = await signUp(other, 'price@example.com');
    await testApp.context.db
      .updateTable('settings')
      .set({ free_delivery_from_fils: null })
      .execute();
    const { id, delivery } = await customer.fillCart();
    expect(delivery).toBe('1.000');
    await setFee(3_000);
    expect((await customer.orderCart(id)).delivery).toBe('3.000');
  });

  it('has nothing of a change that is taken back', async () => {
    await setFee(1_000);
    const { db, content } = testApp.context;
    const change = db.transaction().execute(async (trx) => {
      await trx.updateTable('settings').set({ delivery_fee_fils: 9_000 }).execute();
      expect((await content.now(trx)).deliveryTerms.fee).toBe(9_000);
      throw new Error('taken back');
    });
    await expect(change).rejects.toThrow('taken back');
    // It gets the version that the other would have got.
    await setFee(2_000);
    expect((await home(testApp.app)).delivery.fee).toBe('2.000');
  });
});
