import { fillDueDays } from '../../../../server/domain/planner/fillDueDays.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../../support/testApp.ts';
import { signUp, type TestCustomer } from '../../../support/testCustomer.ts';
import { describeOnDatabases } from '../../../support/testDatabase.ts';

describeOnDatabases('the days that the dietitian fills', (database) => {
  let testApp: TestApp;
  let customers = 0;
  beforeAll(async () => {
    testApp = await startTestApp({ database });
  });
  afterEach(() => testApp.setNow(TEST_NOW));
  afterAll(() => testApp.stop());

  const newCustomer = () => signUp(testApp.app, `plan${(customers += 1)}@example.com`);
  const fill = () => fillDueDays(testApp.context);

  async function pay(orderId: number): Promise<void> {
    await testApp.context.db
      .updateTable('orders')
      .set({ paid_at: TEST_NOW, status: 'received' })
      .where('id', '=', orderId)
      .execute();
  }

  async function paidOrder(customer: TestCustomer, answers: object = {}): Promise<number> {
    const item = await customer.addPlan({ meals: 2, snacks: 1, days: 20 });
    await customer.answerQuestions(item, answers);
    await customer.letDietitianChoose(item);
    const { id } = await customer.orderCart((await customer.cart()).id);
    await pay(id);
    return id;
  }

  const daysOf = async (customer: TestCustomer, orderId: number) =>
    (await customer.viewOrder(orderId)).items.flatMap(({ schedule }) => schedule);

  it('are those of the coming week, once the order is paid, and each the day a week before it', async () => {
    const customer = await newCustomer();
    const order = await paidOrder(customer);
    await fill();
    const filled = async () =>
      (await daysOf(customer, order)).filter(({ dishes }) => dishes.length > 0);
    const first = await filled();
    expect(first.map(({ date }) => date)).toEqual([
      '2027-01-15',
      '2027-01-16',
      '2027-01-17',
      '2027-01-18',
      '2027-01-19',
    ]);
    for (const { dishes, missing } of first) {
      expect(dishes.map(({ kind }) => kind)).toEqual(['meal', 'meal', 'snack']);
      expect(dishes.every(({ selected_by }) => selected_by === 'dietitian')).toBe(true);
      expect(missing).toBe(0);
    }
    testApp.setNow(new Date('2027-01-13T07:00:00Z'));
    await fill();
    const second = await filled();
    expect(second).toHaveLength(first.length + 1);
    expect(second.slice(0, -1)).toEqual(first);
  });

  it('stay open in an order that is not paid', async () => {
    const customer = await newCustomer();
    const { id } = await customer.order();
    await fill();
    const days = await daysOf(customer, id);
    expect(days.every(({ dishes }) => dishes.length === 0)).toBe(true);
  });

  it('have no dish with an allergen of the customer, and say where none is left', async () => {
    const customer = await newCustomer();
    const { db, content } = testApp.context;
    const allergens = (await content.now(db)).allergens.map(({ id }) => id);
    const order = await paidOrder(customer, { no_dislikes_allergies: false, allergens });
    await fill();
    const offered = await content.now(db);
    const harmless = offered.dishes.filter((dish) => dish.allergens.length === 0);
    const names = harmless.map(({ row }) => row.name_en);
    const days = (await daysOf(customer, order)).filter(({ date }) => date <= '2027-01-19');
    for (const { dishes, missing } of days) {
      expect(names).toEqual(expect.arrayContaining(dishes.map(({ name_en }) => name_en)));
      expect(dishes.length + missing).toBe(3);
    }
  });

  it('are filled once, however many processes look for them', async () => {
    const customer = await newCustomer();
    const order = await paidOrder(customer);
    const processes = Array.from({ length: 4 });
    // With a connection for each, none waits for another by chance.
    await Promise.all(processes.map(() => customer.viewOrder(order)));
    const counts = await Promise.all(processes.map(fill));
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    const [day] = await daysOf(customer, order);
    expect(day!.dishes).toHaveLength(3);
  });

  it('are vegetarian in a vegetarian plan, also once it is off the list', async () => {
    const customer = await newCustomer();
    const order = await paidOrder(customer);
    const { db, content } = testApp.context;
    await db
      .updateTable('order_items')
      .set({ vegetarian: true })
      .where('order_id', '=', order)
      .execute();
    await fill();
    const offered = await content.now(db);
    const vegetarian = offered.dishes.filter(({ row }) => row.vegetarian).map(({ row }) => row.id);
    const [day] = await daysOf(customer, order);
    expect(vegetarian).toEqual(expect.arrayContaining(day!.dishes.map(({ id }) => id)));
    expect(day!.dishes).toHaveLength(3);
  });
});
