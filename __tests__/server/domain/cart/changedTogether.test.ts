import { createContentCache } from '../../../../server/cache/contentCache.ts';
import type { AppContext } from '../../../../server/context.ts';
import type { Content } from '../../../../server/db/content.ts';
import { lockOpenCart } from '../../../../server/db/stores/cartStore.ts';
import { viewCart } from '../../../../server/domain/cart/cart.ts';
import { addToCart, clearCart } from '../../../../server/domain/cart/cartChanges.ts';
import { newCustomer, plan } from '../../../support/apiClient.ts';
import { StatementCount } from '../../../support/countStatements.ts';
import { startTestApp, type TestApp } from '../../../support/testApp.ts';
import { describeOnDatabases } from '../../../support/testDatabase.ts';

/** Offered, and gone from the database. */
const GONE = 999_999;

describeOnDatabases('carts that are changed at the same moment', (database) => {
  let testApp: TestApp;
  let context: AppContext;
  let one: number;
  let other: number;
  beforeAll(async () => {
    testApp = await startTestApp({ database });
    ({ context } = testApp);
  });
  beforeEach(async () => {
    [one, other] = [await newCustomerId(), await newCustomerId()];
  });
  afterAll(() => testApp.stop());

  /** With an empty cart. */
  async function newCustomerId(): Promise<number> {
    await newCustomer(testApp.app);
    const { id } = await context.db
      .selectFrom('customers')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await viewCart(context, id);
    return id;
  }

  const linesOf = async (customerId: number) =>
    (await viewCart(context, customerId)).items.map(({ item_id }) => item_id);

  /** Runs while the other customer's cart is locked; the embedded database has one connection for all. */
  async function whileHeld<T>(work: () => Promise<T>): Promise<T> {
    const holding = await context.db.startTransaction().execute();
    await lockOpenCart(holding, other);
    if (database === 'pglite') await holding.commit().execute();
    try {
      return await work();
    } finally {
      if (database === 'postgres') await holding.commit().execute();
    }
  }

  it('get their lines by one statement, each its own', async () => {
    const counted = new StatementCount();
    const db = context.db.withPlugin(counted);
    const counting = { ...context, db, content: createContentCache(db) };
    await counting.content.now(db);
    counted.count = 0;
    const [first, second] = await Promise.all([
      addToCart(counting, one, plan({ days: 5 })),
      addToCart(counting, other, plan({ days: 10 })),
    ]);
    // The version of the content, the lines, the carts.
    expect(counted.count).toBe(3);
    expect(first.cart.items).toMatchObject([{ item_id: first.cart_item_id, days: 5 }]);
    expect(second.cart.items).toMatchObject([{ item_id: second.cart_item_id, days: 10 }]);
  });

  it('get every line of a customer who adds several', async () => {
    const added = await Promise.all(
      [5, 10, 20].map((days) => addToCart(context, one, plan({ days }))),
    );
    const ids = added.map(({ cart_item_id }) => cart_item_id);
    expect(new Set(await linesOf(one))).toEqual(new Set(ids));
  });

  it('get theirs where the line of another is refused', async () => {
    const offered = await context.content.now(context.db);
    const offeringGone: Content = {
      ...offered,
      categories: offered.categories.map((category) => ({
        ...category,
        variants: category.variants.map((variant) => [variant, { ...variant, id: GONE }]).flat(),
      })),
    };
    const adding = { ...context, content: { ...context.content, now: async () => offeringGone } };
    const refused = addToCart(adding, other, plan({ variant_id: GONE }));
    const [{ cart_item_id }] = await Promise.all([
      addToCart(adding, one, plan()),
      expect(refused).rejects.toMatchObject({ code: '23503' }),
    ]);
    expect(await linesOf(one)).toEqual([cart_item_id]);
    expect(await linesOf(other)).toEqual([]);
  });

  it('wait for no cart but their own to be added to', async () => {
    const { waiting } = await whileHeld(async () => {
      const asked = addToCart(context, other, plan());
      expect((await addToCart(context, one, plan())).cart.items).toHaveLength(1);
      // Wrapped in an object, because it ends only after the transaction.
      return { waiting: asked };
    });
    expect((await waiting).cart.items).toHaveLength(1);
  });

  it('wait for no cart but their own to be cleared', async () => {
    for (const customer of [one, other]) await addToCart(context, customer, plan());
    const { waiting } = await whileHeld(async () => {
      const asked = clearCart(context, other);
      expect((await clearCart(context, one)).items).toEqual([]);
      return { waiting: asked };
    });
    expect((await waiting).items).toEqual([]);
  });
});
