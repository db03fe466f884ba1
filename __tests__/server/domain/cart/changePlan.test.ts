import { menuOf } from '../../../../src/contract/selection.ts';
import type { Cart, CartItemChanged } from '../../../../src/contract/wire/cart.ts';
import type { DaySelection } from '../../../../src/contract/wire/dish.ts';
import type { MealsResponse } from '../../../../src/contract/wire/meals.ts';
import type { QuestionnaireResponse } from '../../../../src/contract/wire/questionnaire.ts';
import { addPlan, newCustomer, plan, questionnaire } from '../../../support/apiClient.ts';
import type { ApiClient } from '../../../support/apiClient.ts';
import { startTestApp } from '../../../support/testApp.ts';
import type { TestApp } from '../../../support/testApp.ts';
import { describeOnDatabases } from '../../../support/testDatabase.ts';

describeOnDatabases('changing the plan of a line', (database) => {
  let testApp: TestApp;
  let customer: ApiClient;
  let line: number;
  let cartId: number;
  beforeAll(async () => {
    testApp = await startTestApp({ database });
  });
  beforeEach(async () => {
    customer = await newCustomer(testApp.app);
    const added = await addPlan(customer);
    line = added.cart_item_id;
    cartId = added.cart.id;
    await customer.get('POST', 'dislikes-allergies', questionnaire(line, { age: 41 }));
  });
  afterAll(() => testApp.stop());

  const change = (changes: Parameters<typeof plan>[0]) =>
    customer.get<CartItemChanged>('PUT', `carts/items/${line}`, plan(changes));
  const view = () => customer.get<MealsResponse>('GET', `meals?cart_item_id=${line}`);
  const cartNow = async () => (await customer.get<{ cart: Cart }>('GET', 'carts')).cart;

  async function chooseMeals(): Promise<DaySelection[]> {
    const { dates, dishes } = await view();
    const first = (date: string, kind: 'meal' | 'snack', count: number) =>
      menuOf(dishes, date, kind)
        .slice(0, count)
        .map(({ id }) => id);
    const days = dates.map((date) => ({
      date,
      meals: first(date, 'meal', 3),
      snacks: first(date, 'snack', 1),
    }));
    const form = { cart_id: cartId, cart_item_id: line, meals_selected_by: 'customer', days };
    await customer.get('POST', 'meal-selection', form);
    return days;
  }

  it('keeps the line, its quantity and its answers', async () => {
    const quantity = { cart_id: cartId, item_id: line, quantity: 2 };
    await customer.get('PUT', 'carts/items', quantity);
    const changed = await change({ meals: 2, days: 10, delivery_time_slot_id: 2 });
    expect(changed).toMatchObject({ cart_item_id: line, removed_dishes: 0 });
    expect(changed.cart.items).toEqual([
      expect.objectContaining({
        cart_item_id: line,
        meals: 2,
        days: 10,
        quantity: 2,
        delivery_time_slot: expect.objectContaining({ id: 2 }),
        questionnaire_completed: true,
      }),
    ]);
    const path = `dislikes-allergies/${line}`;
    const answers = await customer.get<QuestionnaireResponse>('GET', path);
    expect(answers.questionnaire).toMatchObject({ age: 41 });
    expect(await cartNow()).toEqual(changed.cart);
  });

  it('keeps the chosen dishes of the dates that stay', async () => {
    const days = await chooseMeals();
    const changed = await change({ start_date: '2027-01-19' });
    // Sunday and Monday went, Sunday and Monday of the next week came.
    expect(changed.removed_dishes).toBe(8);
    expect(changed.cart.items[0]).toMatchObject({
      meals_selected_by: 'customer',
      meals_completed: false,
    });
    expect((await view()).selection).toEqual(days.slice(2));
  });

  it('keeps as many dishes of a day as the new plan has', async () => {
    const days = await chooseMeals();
    const changed = await change({ meals: 2, snacks: 0 });
    expect(changed.removed_dishes).toBe(10);
    expect(changed.cart.items[0]?.meals_completed).toBe(true);
    expect((await view()).selection).toEqual(
      days.map(({ date, meals }) => ({ date, meals: meals.slice(0, 2), snacks: [] })),
    );
  });

  it('takes out a dish that has left the menu', async () => {
    const days = await chooseMeals();
    const gone = days[0]!.snacks[0]!;
    const dishes = testApp.context.db.updateTable('dishes').where('id', '=', gone);
    await dishes.set({ active: false }).execute();
    const changed = await change({ delivery_time_slot_id: 2 });
    await dishes.set({ active: true }).execute();
    const uses = days.filter(({ snacks }) => snacks.includes(gone));
    expect(changed.removed_dishes).toBe(uses.length);
    expect(changed.cart.items[0]?.meals_completed).toBe(false);
  });

  it("leaves the dietitian's choice to the dietitian", async () => {
    const form = { cart_id: cartId, cart_item_id: line, meals_selected_by: 'dietitian' };
    await customer.get('PUT', 'meal-selection', form);
    const changed = await change({ days: 10 });
    expect(changed.cart.items[0]).toMatchObject({
      meals_selected_by: 'dietitian',
      meals_completed: true,
    });
  });

  it('refuses a plan that is not offered, and leaves the line as it is', async () => {
    const before = await cartNow();
    const path = `carts/items/${line}`;
    const refusal = await customer.refused(422, 'PUT', path, plan({ start_date: '2027-01-14' }));
    expect(refusal.errors).toEqual({
      start_date: ['The earliest start date is Sunday, 17\u00a0January 2027.'],
    });
    expect(await cartNow()).toEqual(before);
  });

  it('says when the line is no longer in the cart', async () => {
    const ordered = testApp.context.db.updateTable('carts').where('id', '=', cartId);
    await ordered.set({ status: 'ordered' }).execute();
    const refusal = await customer.refused(404, 'PUT', `carts/items/${line}`, plan());
    expect(refusal.message).toBe(
      'This plan is no longer in your cart: it has been ordered or removed.',
    );
  });

  it("does not know another customer's line", async () => {
    const other = await newCustomer(testApp.app);
    await other.refused(404, 'PUT', `carts/items/${line}`, plan({ days: 10 }));
    expect((await cartNow()).items[0]?.days).toBe(5);
  });

  it('sent twice at once, or by two tabs, leaves one line with one plan', async () => {
    const days = await chooseMeals();
    const answers = await Promise.all([
      change({ meals: 2 }),
      change({ meals: 2 }),
      change({ snacks: 2 }),
    ]);
    const removed = answers.reduce((sum, { removed_dishes }) => sum + removed_dishes, 0);
    // A plan that had three meals a day once had two.
    expect(removed).toBe(days.length);
    const { items } = await cartNow();
    expect(items).toHaveLength(1);
    expect([
      [2, 1],
      [3, 2],
    ]).toContainEqual([items[0]!.meals, items[0]!.snacks]);
  });
});
