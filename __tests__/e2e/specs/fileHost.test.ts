import { expect, test as base } from '../support/fixtures.ts';
import { startFileHost, type FileHost } from '../support/fileHost.ts';

/** The storefront on a host of files, and the API on another server. */
const test = base.extend<{ fileHost: FileHost }>({
  fileHost: async ({ plainServer }, use) => {
    const fileHost = await startFileHost({ apiBase: plainServer.url });
    await use(fileHost);
    await fileHost.stop();
  },
  serverUrl: async ({ fileHost }, use) => use(fileHost.url),
});

test('Home and a package are shown from a host of files, beside an API elsewhere', async ({
  page,
  pages,
  text,
  language,
  plainServer,
  fileHost,
}) => {
  plainServer.forgetCalls();
  const name = language === 'ar' ? 'صندوق اليوم' : 'Daily Box';
  const title = page.getByRole('heading', { level: 1 });
  await pages.home.open();
  await expect(title).toHaveText(text('home.hero.title'));
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await pages.home.chooseFirstPackage();
  await expect(title).toHaveText(name);

  // Its address is no file.
  await page.reload();
  await expect(title).toHaveText(name);
  await expect(page).toHaveTitle(text('title.frame', { page: name }));
  await page.goto('/no/such/page');
  await expect(title).toHaveText(text('notFound.title'));

  expect(plainServer.callsTo('GET package-categories/:id')).toHaveLength(2);
  expect(plainServer.unknown).toEqual([]);
  expect(fileHost.missing).toEqual([]);
});
