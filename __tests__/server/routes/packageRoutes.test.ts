import { brotliDecompressSync } from 'node:zlib';
import type { HomeResponse, PackageCategoryResponse } from '../../../src/contract/wire/home.ts';
import { ApiClient, newCustomer, plan } from '../../support/apiClient.ts';
import { startTestApp } from '../../support/testApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import { signUp } from '../../support/testCustomer.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

describeOnDatabases('packages', (database) => {
  let testApp: TestApp;
  let guest: ApiClient;
  beforeAll(async () => {
    testApp = await startTestApp({ database });
    guest = new ApiClient(testApp.app);
  });
  afterAll(() => testApp.stop());

  it('home shows every package with its lowest price, the site content, and no cart to a guest', async () => {
    const home = await guest.get<HomeResponse>('GET', 'home');
    expect(home.package_categories[0]).toMatchObject({
      id: 1,
      name_en: 'Fit Pro',
      name_ar: 'فت برو',
      full_day: { meals: 3, snacks: 2 },
      proteins_g: [150, 100],
      price_from: '12.500',
    });
    expect(home.content).toContainEqual(expect.objectContaining({ key: 'footer_phone' }));
    expect(home.cart).toBeNull();
  });

  it('home carries the cart of a customer', async () => {
    const customer = await newCustomer(testApp.app);
    const { cart } = await customer.get<HomeResponse>('GET', 'home');
    expect(cart).toMatchObject({ items: [], grand_total: '0.000' });
  });

  describe('an answer for all guests', () => {
    const ask = (headers: Record<string, string> = {}) =>
      testApp.app.inject({ url: '/api/package-categories/1', headers });

    it('may be cached by a shared cache for a minute, and is not sent again while it is unchanged', async () => {
      const { headers } = await ask();
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=0, s-maxage=60',
        vary: 'authorization, accept-encoding',
      });
      const again = await ask({ 'if-none-match': `"other", ${headers.etag}` });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    });

    it('is sent again once the kitchen has changed something', async () => {
      const { headers } = await ask();
      const { db } = testApp.context;
      const of = db.updateTable('package_categories').where('id', '=', 1);
      await of.set({ tagline_en: 'New' }).execute();
      const changed = await ask({ 'if-none-match': String(headers.etag) });
      expect(changed.statusCode).toBe(200);
      expect(changed.json<{ response: PackageCategoryResponse }>().response).toMatchObject({
        package_category: { tagline_en: 'New' },
      });
    });

    it('is compressed for clients that accept it', async () => {
      const { headers, rawPayload } = await ask({ 'accept-encoding': 'gzip, br' });
      expect(headers['content-encoding']).toBe('br');
      expect(JSON.parse(String(brotliDecompressSync(rawPayload)))).toEqual((await ask()).json());
    });

    it('is not cached with the cart of a customer, or for a missing package', async () => {
      const customer = await signUp(testApp.app, 'kept@example.com');
      const { headers } = await ask({ authorization: `Bearer ${customer.token}` });
      expect(headers).toMatchObject({ 'cache-control': 'no-store' });
      const missing = await testApp.app.inject({ url: '/api/package-categories/999999' });
      expect(missing.headers).toMatchObject({ 'cache-control': 'no-store' });
    });

    it('is made once, whatever else the address says', async () => {
      const made = jest.spyOn(testApp.context.content, 'now');
      const week = 'variant_id=1&meals=2&snacks=0&delivery_preference=all_days';
      for (const query of [week, `${week}&utm_source=x`, `x=1&${week}`]) {
        const { statusCode } = await testApp.app.inject({ url: `/api/sample-week?${query}` });
        expect(statusCode).toBe(200);
      }
      expect(made).toHaveBeenCalledTimes(1);
    });

    it('has nothing of the first customer, and does not answer a customer’s request', async () => {
      const [one, other] = await Promise.all(
        ['first@example.com', 'second@example.com'].map((email) => signUp(testApp.app, email)),
      );
      const { id } = await one!.cart();
      await one!.ok('PUT', 'carts', { cart_id: id, comment: 'Qz7-note' });
      const of = testApp.context.db.updateTable('package_categories').where('id', '=', 1);
      await of.set({ tagline_en: 'Made again' }).execute();
      const own = await ask({ authorization: `Bearer ${one!.token}` });
      expect(own.body).toContain('Qz7-note');
      const { body, headers } = await ask();
      expect(body).not.toContain('Qz7-note');
      const known = { 'if-none-match': `*, ${headers.etag}` };
      const answers = [one, other].map((customer) =>
        ask({ ...known, authorization: `Bearer ${customer!.token}` }),
      );
      const [ofOne, ofOther] = await Promise.all(answers);
      expect(ofOne!.body).toBe(own.body);
      expect(ofOther!.statusCode).toBe(200);
      expect(ofOther!.body).not.toContain('Qz7-note');
    });
  });

  it('a package has every combination priced', async () => {
    const { package_category: category, package_category_images: images } =
      await guest.get<PackageCategoryResponse>('GET', 'package-categories/1');
    const [men] = category.variants;
    expect(men?.prices).toContainEqual({ meals: 3, snacks: 1, days: 5, price: '46.250' });
    expect(men?.prices).toContainEqual({ meals: 3, snacks: 1, days: 26, price: '221.260' });
    const { meal_options, snack_options, day_options } = category;
    expect(men?.prices).toHaveLength(
      meal_options.length * snack_options.length * day_options.length,
    );
    expect(images.length).toBeGreaterThan(0);
  });

  it('a package says from when to when it can start, and which days are closed', async () => {
    const { package_category: category } = await guest.get<PackageCategoryResponse>(
      'GET',
      'package-categories/1',
    );
    expect(category).toMatchObject({
      earliest_start_date: '2027-01-15',
      latest_start_date: '2027-04-12',
    });
    expect(category.closed_days).toContainEqual(
      expect.objectContaining({ date: '2027-02-25', name_en: 'National Day' }),
    );
    expect(category.closed_days.every(({ date }) => date >= '2027-01-12')).toBe(true);
  });

  it('a package is delivered on the days and at the times of the specification', async () => {
    const { package_category: category } = await guest.get<PackageCategoryResponse>(
      'GET',
      'package-categories/1',
    );
    expect(category.delivery_preferences).toEqual([
      'all_days',
      'except_friday',
      'except_friday_saturday',
    ]);
    expect(category.delivery_time_slots.at(0)?.from).toBe('06:00');
    expect(category.delivery_time_slots.at(-1)?.to).toBe('14:30');
  });

  it('a package for working days is delivered on them alone', async () => {
    const { package_categories: cards } = await guest.get<HomeResponse>('GET', 'home');
    const office = cards.find(({ name_en }) => name_en === 'Office Lunch')?.id ?? 0;
    const { package_category: category } = await guest.get<PackageCategoryResponse>(
      'GET',
      `package-categories/${office}`,
    );
    expect(category.delivery_preferences).toEqual(['except_friday_saturday']);
    expect(category.earliest_start_date).toBe('2027-01-17');
    const customer = await newCustomer(testApp.app);
    const order = plan({
      package_category_id: office,
      variant_id: category.variants[0]?.id ?? 0,
      meals: 1,
      delivery_preference: 'all_days',
    });
    const { errors } = await customer.refused(422, 'POST', 'carts', order);
    expect(Object.keys(errors ?? {})).toEqual(['delivery_preference']);
  });

  it.each(['0', '999', 'abc', '99999999999'])('package %s is not found', async (id) => {
    const refusal = await guest.refused(404, 'GET', `package-categories/${id}`);
    expect(refusal.error).toBe('not_found');
  });
});
