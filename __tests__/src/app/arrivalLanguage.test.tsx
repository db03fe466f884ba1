import { STORED_KEY } from '../../support/memoryStorage.ts';
import { renderApp } from '../../support/renderApp.tsx';

const addressOf = ({ history }: Awaited<ReturnType<typeof renderApp>>) =>
  history.createHref(history.location);

it('is that of the shared link, before anything is shown or asked', async () => {
  const app = await renderApp({ path: '/about-us?lang=ar#story' });
  expect(document.documentElement).toHaveAttribute('lang', 'ar');
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  expect(document.title).toBe('من نحن | ميزان');
  expect(app.api.callsTo('GET home').map(({ headers }) => headers.get('locale'))).toEqual(['ar']);
  expect(addressOf(app)).toBe('/about-us#story');
  expect(app.history.index).toBe(0);
  expect(app.browser.order).toEqual([]);
});

it('is remembered', async () => {
  const { storefront, storage } = await renderApp({ path: '/?lang=ar' });
  await storefront.saveState();
  const stored = JSON.parse(storage.kept.get(STORED_KEY) ?? '{}') as { language: string };
  expect(JSON.parse(stored.language)).toEqual({ current: 'ar', settled: true });
});

it('wins over the remembered one', async () => {
  await renderApp({ path: '/?lang=en', language: 'ar' });
  expect(document.documentElement).toHaveAttribute('lang', 'en');
});

it.each([
  ['en', 'ar'],
  ['ar', 'en'],
] as const)(
  'is that of the cookie where %s is stored: it was not stored yet',
  async (language, kept) => {
    const { storefront, storage } = await renderApp({ language, keptLanguage: kept });
    expect(document.documentElement).toHaveAttribute('lang', kept);
    await storefront.saveState();
    const stored = JSON.parse(storage.kept.get(STORED_KEY) ?? '{}') as { language: string };
    expect(JSON.parse(stored.language)).toEqual({ current: kept, settled: true });
  },
);

it('is not changed by a link that asks for nothing the shop speaks', async () => {
  const app = await renderApp({ path: '/about-us?from=mail&lang=fr', language: 'ar' });
  expect(document.documentElement).toHaveAttribute('lang', 'ar');
  expect(addressOf(app)).toBe('/about-us?from=mail');
});

it('does not come back after login', async () => {
  const app = await renderApp({ path: '/orders?page=2&lang=ar' });
  expect(addressOf(app)).toBe('/login?redirect=%2Forders%3Fpage%3D2');
  expect(document.title).toBe('تسجيل الدخول | ميزان');
});
