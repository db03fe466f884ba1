import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { flowFile, flowNames, readFlow } from '../../support/flows.ts';
import { expect, test } from '../support/fixtures.ts';
import { pressEverything, stepThrough } from '../support/replayedFlow.ts';

/** From now on there is no server, but for pictures and letters; what is asked for all the same. */
async function loseServer(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route('**', (route) => {
    const request = route.request();
    if (['image', 'font'].includes(request.resourceType())) return route.continue();
    asked.push(`${request.method()} ${request.url()}`);
    return route.abort();
  });
  return asked;
}

/** What the browser keeps. */
const keptBy = async (page: Page, context: BrowserContext) => ({
  storages: await page.evaluate(() => JSON.stringify([localStorage, sessionStorage])),
  cookies: await context.cookies(),
});

async function dropFile(page: Page, file: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    (text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'visit.json', { type: 'application/json' }));
      return transfer;
    },
    readFileSync(file, 'utf8'),
  );
  await page.getByRole('main').dispatchEvent('drop', { dataTransfer });
}

for (const name of flowNames('en')) {
  test(`${name} is shown as the customer saw it, and sends nothing`, async ({
    page,
    context,
    language,
  }) => {
    const { entries, seen } = readFlow(`${name}.${language}`);
    await page.goto('/?replay');
    await page.getByLabel('Choose a file').waitFor();
    await page.evaluate(() => {
      localStorage.setItem('own', 'kept');
      sessionStorage.setItem('own', 'kept');
      document.cookie = 'own=kept';
    });
    const before = await keptBy(page, context);
    const asked = await loseServer(context);
    await dropFile(page, flowFile(`${name}.${language}`));
    await page.getByRole('button', { name: 'Next' }).waitFor();
    expect(await stepThrough(page, entries.length, seen)).toEqual([]);
    expect(await pressEverything(page, seen)).toBeGreaterThan(seen.length);
    expect(asked).toEqual([]);
    expect(await keptBy(page, context)).toEqual(before);
  });
}
