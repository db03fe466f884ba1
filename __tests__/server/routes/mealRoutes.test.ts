import { menuOf } from '../../../src/contract/selection.ts';
import type { DaySelection } from '../../../src/contract/wire/dish.ts';
import type { MealSelectionSaved, MealsResponse } from '../../../src/contract/wire/meals.ts';
import type { QuestionnaireSaved } from '../../../src/contract/wire/questionnaire.ts';
import type { HomeResponse, PackageCategoryResponse } from '../../../src/contract/wire/home.ts';
import { addPlan, newCustomer, questionnaire } from '../../support/apiClient.ts';
import type { ApiClient } from '../../support/apiClient.ts';
import { startTestApp } from '../../support/testApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

describeOnDatabases('meals', (database) => {
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
  });
  afterAll(() => testApp.stop());

  const view = () => customer.get<MealsResponse>('GET', `meals?cart_item_id=${line}`);

  /** The first dishes of each day's menu that may be chosen. */
  function choose({ dates, dishes, cart_item }: MealsResponse): DaySelection[] {
    const allowed = dishes.filter((dish) => dish.blocked_by.length === 0);
    const first = (date: string, kind: 'meal' | 'snack', count: number) =>
      menuOf(allowed, date, kind)
        .slice(0, count)
        .map(({ id }) => id);
    return dates.map((date) => ({
      date,
      meals: first(date, 'meal', cart_item.meals),
      snacks: first(date, 'snack', cart_item.snacks),
    }));
  }

  function save(days: DaySelection[]) {
    const form = { cart_id: cartId, cart_item_id: line, meals_selected_by: 'customer', days };
    return customer.get<MealSelectionSaved>('POST', 'meal-selection', form);
  }

  it('show the dates, the menu and no choice yet', async () => {
    const meals = await view();
    expect(meals.dates).toEqual([
      '2027-01-17',
      '2027-01-18',
      '2027-01-19',
      '2027-01-20',
      '2027-01-21',
    ]);
    expect(meals.dishes.length).toBeGreaterThanOrEqual(40);
    expect(meals.selection).toEqual([]);
  });

  it('have the portions of their plan, and the promise for a day', async () => {
    const mine = await view();
    expect(mine.cart_item.daily_nutrition).toEqual({ calories: 1810, protein: 138 });
    const smaller = await addPlan(customer, { variant_id: 2, meals: 1 });
    const other = await customer.get<MealsResponse>(
      'GET',
      `meals?cart_item_id=${smaller.cart_item_id}`,
    );
    expect(other.cart_item.daily_nutrition).toEqual({ calories: 550, protein: 36 });
    const sizes = mine.dishes.map((dish, index) => [dish, other.dishes[index]!] as const);
    expect(sizes.every(([large, small]) => large.calories > small.calories)).toBe(true);
    expect(sizes.every(([large, small]) => large.protein > small.protein)).toBe(true);
  });

  it('of a vegetarian package are vegetarian, and others are refused', async () => {
    const { package_categories: cards } = await customer.get<HomeResponse>('GET', 'home');
    const green = cards.find(({ name_en }) => name_en === 'Green Table')?.id ?? 0;
    const { package_category } = await customer.get<PackageCategoryResponse>(
      'GET',
      `package-categories/${green}`,
    );
    const { dishes: whole } = await view();
    const variant_id = package_category.variants[0]?.id ?? 0;
    const added = await addPlan(customer, { package_category_id: green, variant_id });
    line = added.cart_item_id;
    cartId = added.cart.id;
    const meals = await view();
    expect(meals.dishes.some(({ name_en }) => /chicken|salmon/i.test(name_en))).toBe(false);
    expect(meals.dishes.length).toBeLessThan(whole.length);
    const chicken = whole.find(({ name_en }) => name_en === 'Chicken Machboos')?.id ?? 0;
    const days = choose(meals).map((day) => ({ ...day, meals: [chicken, ...day.meals.slice(1)] }));
    const form = { cart_id: cartId, cart_item_id: line, meals_selected_by: 'customer', days };
    const { message } = await customer.refused(422, 'POST', 'meal-selection', form);
    expect(message).toContain('not on the menu');
  });

  it('are chosen for every date', async () => {
    const days = choose(await view());
    const saved = await save(days);
    expect(saved.cart_item).toMatchObject({
      meals_completed: true,
      meals_selected_by: 'customer',
      days_selected: days.length,
    });
    expect((await view()).selection).toEqual(days);
  });

  it('are refused with the date and the count', async () => {
    const days = choose(await view()).map((day, index) =>
      index === 1 ? { ...day, meals: day.meals.slice(1) } : day,
    );
    const form = { cart_id: cartId, cart_item_id: line, meals_selected_by: 'customer', days };
    const { message, errors } = await customer.refused(422, 'POST', 'meal-selection', form);
    expect(message).toBe('Monday, 18\u00a0January 2027: select exactly 3 meals.');
    expect(errors).toEqual({ days: [message] });
  });

  it('may be left to the dietitian', async () => {
    await save(choose(await view()));
    const delegate = { cart_id: cartId, cart_item_id: line, meals_selected_by: 'dietitian' };
    const saved = await customer.get<MealSelectionSaved>('PUT', 'meal-selection', delegate);
    expect(saved.cart_item).toMatchObject({
      meals_completed: true,
      meals_selected_by: 'dietitian',
    });
    expect((await view()).selection).toEqual([]);
  });

  it('are kept as far as possible where the dietitian selects the rest', async () => {
    const [first, second] = choose(await view());
    const days = [first, { ...second, snacks: [] }];
    const form = { cart_id: cartId, cart_item_id: line, meals_selected_by: 'dietitian', days };
    const saved = await customer.get<MealSelectionSaved>('POST', 'meal-selection', form);
    expect(saved.cart_item).toMatchObject({
      meals_completed: true,
      meals_selected_by: 'dietitian',
      days_selected: 1,
    });
    expect((await view()).selection).toEqual(days);
  });

  it('are removed when a new allergy forbids them', async () => {
    const meals = await view();
    const days = choose(meals);
    await save(days);
    const chosen = days.flatMap((day) => [...day.meals, ...day.snacks]);
    const allergen = meals.dishes.find(
      (dish) => chosen.includes(dish.id) && dish.allergens.length > 0,
    )?.allergens[0];
    const forbidden = new Set(
      meals.dishes
        .filter((dish) => dish.allergens.some(({ id }) => id === allergen?.id))
        .map(({ id }) => id),
    );
    const answers = questionnaire(line, {
      no_dislikes_allergies: false,
      allergens: [allergen?.id ?? 0],
      dislikes: [1],
    });
    const saved = await customer.get<QuestionnaireSaved>('POST', 'dislikes-allergies', answers);
    expect(saved.removed_dishes).toBe(chosen.filter((id) => forbidden.has(id)).length);
    expect(saved.cart_item.meals_completed).toBe(false);

    const after = await view();
    const blocked = after.dishes.filter((dish) => dish.blocked_by.length > 0);
    expect(new Set(blocked.map(({ id }) => id))).toEqual(forbidden);
    expect(after.dishes.some((dish) => dish.disliked.length > 0)).toBe(true);
    const form = { cart_id: cartId, cart_item_id: line, meals_selected_by: 'customer', days };
    const { message } = await customer.refused(422, 'POST', 'meal-selection', form);
    expect(message).toContain(`which you declared as an allergy.`);
    await save(choose(after));
  });

  it.each<['POST' | 'PUT', object, string[]]>([
    ['POST', { meals_selected_by: 'customer' }, ['days']],
    ['POST', { meals_selected_by: 'customer', days: [] }, ['days']],
    ['POST', { meals_selected_by: 'nobody', days: [] }, ['meals_selected_by', 'days']],
    ['PUT', { meals_selected_by: 'nobody' }, ['meals_selected_by']],
    ['PUT', {}, ['meals_selected_by']],
    ['PUT', { meals_selected_by: 'dietitian', cart_id: undefined }, ['cart_id']],
  ])('are refused by %s with wrong input %j', async (method, wrong, fields) => {
    const form = { cart_id: cartId, cart_item_id: line, ...wrong };
    const { errors } = await customer.refused(422, method, 'meal-selection', form);
    expect(Object.keys(errors ?? {}).sort()).toEqual(fields.toSorted());
    expect((await view()).cart_item.meals_selected_by).toBeNull();
  });

  it('of another customer are not found', async () => {
    const other = await newCustomer(testApp.app);
    await other.refused(404, 'GET', `meals?cart_item_id=${line}`);
    const form = { cart_id: cartId, cart_item_id: line, meals_selected_by: 'dietitian' };
    await other.refused(404, 'PUT', 'meal-selection', form);
  });

  it('need to know for which line', async () => {
    const { errors } = await customer.refused(422, 'GET', 'meals');
    expect(errors).toEqual({ cart_item_id: ['cart_item_id field is required.'] });
  });
});
