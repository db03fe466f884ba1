import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { flowFile, flowNames, readFlow } from '../../support/flows.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Texts } from '../support/texts.ts';
import { pressEverything, stepThrough } from '../support/replayedFlow.ts';

/** Buttons with which the customer submitted something: they have to be among those pressed. */
const SENT_LIVE: Readonly<Record<string, readonly Parameters<Texts>[0][]>> = {
  addressByWeekday: ['shell.login', 'deliveryChange.submit'],
  appointmentAfterExpiry: ['shell.login', 'booking.payment.next'],
  bookAppointment: ['shell.login', 'booking.payment.next'],
  buyOwnMeals: ['shell.login', 'cart.voucher.apply', 'checkout.pay'],
  buyWithDietitian: ['quick.signUp', 'checkout.pay'],
  cancelAppointment: ['shell.login', 'appointments.cancel.confirm'],
  changeDay: ['shell.login', 'planDay.save'],
  changeOrder: ['shell.login', 'checkout.pay'],
  declinedPayment: ['shell.login', 'checkout.pay', 'orders.payNow'],
  freeze: ['shell.login', 'freeze.action', 'freeze.end'],
  languageSwitch: ['shell.login', 'product.subscribe'],
  lostSlot: ['shell.login', 'booking.payment.next'],
  moveAppointment: ['shell.login', 'booking.payment.next', 'appointments.move.submit'],
  renew: ['shell.login', 'checkout.pay'],
  skipDay: ['shell.login', 'planDay.skip'],
  stopPlan: ['shell.login', 'stopPlan.action'],
};

/** From here on there is no server except for pictures and typefaces; other requests are recorded. */
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

/** The browser's storages. */
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
    text,
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
    const pressed = await pressEverything(page, { entries, seen });
    for (const key of SENT_LIVE[name] ?? []) {
      const label = text(key, { amount: '' }).trim();
      expect(pressed).toContainEqual(expect.stringContaining(label));
    }
    expect(asked).toEqual([]);
    expect(await keptBy(page, context)).toEqual(before);
  });
}
