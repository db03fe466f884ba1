import type { HomeResponse, PackageCategoryResponse } from '../../../../src/contract/wire/home.ts';
import type { SampleWeekResponse } from '../../../../src/contract/wire/sampleWeek.ts';
import { weekdayOf } from '../../../../src/contract/kuwaitTime.ts';
import { keepsPromise, promisedDay, sumNutrition } from '../../../../src/contract/nutrition.ts';
import { ApiClient } from '../../../support/apiClient.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../../support/testApp.ts';
import { describeOnDatabases } from '../../../support/testDatabase.ts';

describeOnDatabases('the sample week', (database) => {
  let testApp: TestApp;
  let guest: ApiClient;
  beforeAll(async () => {
    testApp = await startTestApp({ database });
    guest = new ApiClient(testApp.app);
  });
  afterEach(() => testApp.setNow(TEST_NOW));
  afterAll(() => testApp.stop());

  const query = (changes: Record<string, string | number> = {}) =>
    new URLSearchParams(
      Object.entries({
        variant_id: 1,
        meals: 3,
        snacks: 2,
        delivery_preference: 'all_days',
        ...changes,
      }).map(([name, value]) => [name, String(value)]),
    ).toString();
  const week = async (changes?: Record<string, string | number>) =>
    (await guest.get<SampleWeekResponse>('GET', `sample-week?${query(changes)}`)).days;

  async function packageCalled(name: string) {
    const { package_categories: cards } = await guest.get<HomeResponse>('GET', 'home');
    const id = cards.find(({ name_en }) => name_en === name)?.id;
    return (await guest.get<PackageCategoryResponse>('GET', `package-categories/${id}`))
      .package_category;
  }

  it('shows a guest the next whole week from Sunday, as the plan would deliver it', async () => {
    const { variants } = await packageCalled('Fit Pro');
    const days = await week();
    expect(days.map(({ date }) => date)).toEqual([
      '2027-01-17',
      '2027-01-18',
      '2027-01-19',
      '2027-01-20',
      '2027-01-21',
      '2027-01-22',
      '2027-01-23',
    ]);
    const promise = promisedDay(variants[0]!.portions, { meals: 3, snacks: 2 });
    for (const { dishes } of days) {
      expect(dishes.map(({ kind }) => kind)).toEqual(['meal', 'meal', 'meal', 'snack', 'snack']);
      expect(keepsPromise(sumNutrition(dishes), promise)).toBe(true);
    }
  });

  it('has only dishes of the menu of each day, and varies them', async () => {
    const rows = await testApp.context.db.selectFrom('dishes').selectAll().execute();
    const days = await week();
    for (const { date, dishes } of days) {
      const served = dishes.map(({ id }) => rows.find((row) => row.id === id));
      expect(served.every((row) => row?.weekdays.includes(weekdayOf(date)))).toBe(true);
    }
    const ids = days.flatMap(({ dishes }) => dishes.map(({ id }) => id));
    expect(new Set(ids).size).toBeGreaterThan(25);
  });

  it('has the portions of the variant', async () => {
    const [large] = await week();
    const [small] = await week({ variant_id: 2 });
    const sizes = large!.dishes.map((dish, index) => [dish, small!.dishes[index]!] as const);
    expect(sizes.every(([one, other]) => one.id === other.id)).toBe(true);
    expect(sizes.every(([one, other]) => one.calories > other.calories)).toBe(true);
  });

  it('begins with no breakfast where there is one meal', async () => {
    const [sunday] = await week({ meals: 1, snacks: 0 });
    expect(sunday?.dishes.map(({ name_en }) => name_en)).toEqual(['Quinoa Stuffed Peppers']);
  });

  it('leaves out the days without delivery', async () => {
    const days = await week({ delivery_preference: 'except_friday_saturday' });
    expect(days.map(({ date }) => weekdayOf(date))).toEqual([0, 1, 2, 3, 4]);
    testApp.setNow(new Date('2027-02-16T07:00:00Z'));
    const holidays = await week();
    expect(holidays.map(({ date }) => date)).toEqual([
      '2027-02-21',
      '2027-02-22',
      '2027-02-23',
      '2027-02-24',
      '2027-02-27',
    ]);
  });

  it('of a vegetarian package is vegetarian', async () => {
    const { variants } = await packageCalled('Green Table');
    const days = await week({ variant_id: variants[0]!.id });
    expect(days).toHaveLength(7);
    const names = days.flatMap(({ dishes }) => dishes.map(({ name_en }) => name_en)).join();
    expect(names).not.toMatch(/chicken|lamb|beef|salmon|tuna|shrimp|turkey|steak/i);
  });

  it('is empty where the menu cannot fill a day', async () => {
    expect(await week({ meals: 10, snacks: 10, variant_id: 7 })).toEqual([]);
  });

  it('of an unknown plan is not found, and names the fault of the query', async () => {
    await guest.refused(404, 'GET', `sample-week?${query({ variant_id: 999 })}`);
    const { errors } = await guest.refused(422, 'GET', `sample-week?${query({ meals: 'many' })}`);
    expect(Object.keys(errors ?? {})).toEqual(['meals']);
  });
});
