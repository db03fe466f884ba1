import type { Page } from '@playwright/test';
import type { Cart } from '../../../src/contract/wire/cart.ts';
import type { ProfileResponse } from '../../../src/contract/wire/customer.ts';
import type { QuestionnaireResponse } from '../../../src/contract/wire/questionnaire.ts';
import type { RouteName } from '../../../src/contract/pages/routes.ts';
import { contactLetter } from '../../../server/mail/contactMail.ts';
import { appointmentLetter } from '../../../server/mail/appointmentMail.ts';
import { kitchenOf } from '../../../server/mail/kitchen.ts';
import { messageAnswerLetter } from '../../../server/mail/messageAnswerMail.ts';
import type { Letter } from '../../../server/mail/letter.ts';
import { orderLetter } from '../../../server/mail/orderMail.ts';
import { renderLetter } from '../../../server/mail/renderLetter.ts';
import { resetLetter } from '../../../server/mail/resetMail.ts';
import { wordsOf } from '../../../server/mail/words.ts';
import { address } from '../../support/factories/address.ts';
import { paidBooking } from '../../support/factories/appointment.ts';
import { paidSubscription } from '../../support/factories/subscription.ts';
import type { Api } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { firstCategory, prepareThings, type CustomersThings } from '../support/orders.ts';
import { visitsOf } from '../support/routeVisits.ts';

/** Each would run, or be read as something else, where a text is not shown as text. */
const SCRIPT = '<script>top.pwned=1</script>';
const PICTURE = '<img src=x onerror="top.pwned=2">';
const VECTOR = '"><svg/onload=top.pwned=3>';
const LINK = '<a href="javascript:top.pwned=4">{name} {{7*7}} ${7*7}</a>';
const ICU = "{n, plural, one {#}} '{' <b>{amount}</b>";
const NOTE = [SCRIPT, PICTURE, VECTOR, LINK, ICU, '\u202eDROP', '&lt;i&gt; &amp;'].join('\n');
/** The stored form of it: characters that reorder text are stripped. */
const SHOWN_NOTE = NOTE.replace('\u202e', '');
const NOTE_LINES = SHOWN_NOTE.split('\n');

/** For every text field, as long as the field allows. */
const PERSON = { first_name: PICTURE, last_name: '{name} {{7*7}} <b>${x}</b>' };
const PLACE = {
  title: PICTURE,
  block: '"><b>{n}</b>',
  street: VECTOR,
  avenue: '<a href="javascript:top.pwned=5">x</a>',
  house_building: PICTURE,
  floor: "'{<i>1</i>",
  apartment: '${7*7}{{7*7}}',
  special_direction: NOTE,
};

/** The lines of an invitation, and no others. */
const EVENT = [
  ...['BEGIN', 'VERSION', 'PRODID', 'CALSCALE', 'METHOD', 'BEGIN', 'UID', 'SEQUENCE', 'STATUS'],
  ...['DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY', 'DESCRIPTION', 'LOCATION', 'ORGANIZER'],
  ...['ATTENDEE', 'END', 'END'],
];

/** Values that pages read from their address. */
const QUERY = ['redirect', 'token', 'data', 'order', 'item', 'meals', 'days', 'start', 'slot'];

const NOBODYS: CustomersThings = {
  ...{ category: 1, categoryName: { en: '', ar: '' }, cartItem: 1 },
  ...{ paidOrder: 1, paidDay: 1, unpaidOrder: 1, paidBooking: 1, heldBooking: 1 },
};

/** The pages that show these texts; the other pages show less, and must run nothing. */
const SHOWN: Partial<Record<RouteName, readonly string[]>> = {
  profile: [...Object.values(PERSON), ...Object.values(PLACE).filter((part) => part !== NOTE)],
  cart: NOTE_LINES,
  checkout: [PLACE.street, PLACE.block, ...NOTE_LINES],
  dislikesAllergies: NOTE_LINES,
  orderDetails: [PLACE.street, PLACE.title, ...NOTE_LINES],
  thankYou: [PLACE.street, PLACE.avenue, ...NOTE_LINES],
};

test('What a customer types is shown as text on every page', async ({
  page,
  pages,
  customer,
  api,
  serverUrl,
  mails,
}) => {
  await describeYourself(api, customer.email);
  const things = await prepareThings(`${serverUrl}/api`, customer.token);
  await describeThings(api, things);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await pages.login.open();
  await pages.login.logIn(customer);
  await expect(page).toHaveURL('/');

  for (const visit of visitsOf('customer').filter(({ stays }) => stays)) {
    await page.goto(visit.path(things));
    await expect(page.locator('h1').filter({ visible: true })).toHaveCount(1);
    const texts = SHOWN[visit.name] ?? [];
    const missing = async () => missingIn(await textOf(page), texts);
    await expect.poll(missing, `${visit.name} shows`).toEqual([]);
    expect(await pwned(page), visit.name).toBeNull();
  }
  await page.goto(`/thank-you/${things.paidOrder}`);
  await expect(pages.thankYou.title).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect(missingIn(await textOf(page), SHOWN.thankYou ?? [])).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
  const cancelled = { status: 'cancelled', rejected_reason: NOTE };
  await api.put(`cancel-booking/${things.paidBooking}`, cancelled);
  await pages.appointments.open();
  await expect.poll(async () => missingIn(await textOf(page), NOTE_LINES)).toEqual([]);
  expect(await pwned(page)).toBeNull();
  expect(dialogs).toEqual([]);

  // Quotes cannot be written there.
  const name = `${PERSON.first_name} ${PERSON.last_name}`.replaceAll('"', ' ');
  const lines = await mails.invitationTo(customer.email);
  expect(lines.map((line) => /^[A-Z]+/.exec(line)?.[0])).toEqual(EVENT);
  expect(lines).toContainEqual(expect.stringContaining(`ATTENDEE;CN="${name}";`));
});

test('What a stranger writes into an address runs nothing on the pages of guests', async ({
  page,
  serverUrl,
  complaints,
}) => {
  const { id: category } = await firstCategory(`${serverUrl}/api`);
  for (const visit of visitsOf('guest').filter(({ stays }) => stays)) {
    const address = new URL(visit.path({ ...NOBODYS, category }), serverUrl);
    for (const name of QUERY) address.searchParams.set(name, VECTOR + SCRIPT + PICTURE);
    await page.goto(address.href);
    await expect(page.locator('h1').filter({ visible: true })).toHaveCount(1);
    expect(await pwned(page), visit.name).toBeNull();
  }
  // Without a dot, which would make it a file.
  await page.goto(`/${encodeURIComponent('<script>pwned=1</script>')}`);
  await expect(page.locator('h1').filter({ visible: true })).toHaveCount(1);
  expect(await pwned(page)).toBeNull();

  // Chromium logs resources that the server refuses, just like scripts that the policy blocks.
  expect(complaints.splice(0).filter((complaint) => !/status of 4\d\d/.test(complaint))).toEqual(
    [],
  );
});

test('What a customer types is shown as text in every mail', async ({ browser, language }) => {
  const words = wordsOf(language);
  const customerName = `${PERSON.first_name} ${PERSON.last_name}`;
  const publicUrl = 'https://mizan.example';
  const kitchen = kitchenOf(() => null, language);
  const order = paidSubscription({ message: SHOWN_NOTE, address: address(PLACE) });
  const kinds = ['received', 'confirmed', 'cancelled', 'lost'] as const;
  const letters: Letter[] = [
    orderLetter({ order, customerName, publicUrl }, words),
    ...kinds.map((kind) => {
      const booking = paidBooking({ comments: SHOWN_NOTE, rejected_reason: SHOWN_NOTE });
      return appointmentLetter({ kind, appointment: booking, customerName, publicUrl }, words);
    }),
    resetLetter({ name: customerName, link: `${publicUrl}/reset-password?token=0` }, words),
    contactLetter(
      {
        ...{ name: customerName, email: 'sara@example.com', phone: null },
        ...{ subject: VECTOR, message: SHOWN_NOTE },
      },
      words,
    ),
    messageAnswerLetter(
      { name: customerName, subject: VECTOR, message: SHOWN_NOTE, answer: SHOWN_NOTE },
      words,
    ),
  ];
  const context = await browser.newContext({ offline: true });
  const page = await context.newPage();
  for (const letter of letters) {
    const { subject, html } = renderLetter(letter, kitchen);
    await page.setContent(html);
    expect.soft(await textOf(page), subject).toContain(PERSON.first_name);
    expect(await pwned(page), subject).toBeNull();
  }
  await context.close();
});

async function describeYourself(api: Api, email: string): Promise<void> {
  await api.put('profile', { ...PERSON, email, phone: '55512345' });
  const { addresses } = await api.get<ProfileResponse>('profile');
  const { id, gov_id, area_id } = addresses[0]!;
  await api.put(`address/${id}`, { location: 'home', gov_id, area_id, ...PLACE });
}

/** The texts of the plan in the cart, of an order and of appointments. */
async function describeThings(api: Api, things: CustomersThings): Promise<void> {
  const { cart } = await api.get<{ cart: Cart }>('carts');
  await api.put('carts', { cart_id: cart.id, comment: NOTE });
  const form = await api.get<QuestionnaireResponse>(`dislikes-allergies/${things.cartItem}`);
  await api.post('dislikes-allergies', {
    ...form.questionnaire,
    cart_item_id: things.cartItem,
    medical_condition: true,
    medical_condition_details: NOTE,
    others: NOTE,
  });
  await api.put('appointment-booking', { booking_id: things.heldBooking, comments: NOTE });
}

const missingIn = (text: string, wanted: readonly string[]): string[] =>
  wanted.filter((one) => !text.includes(one));

/** The texts on the page and the values of its fields. */
const textOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea')];
    const typed = fields.map((field) => ('value' in field ? String(field.value) : ''));
    return [document.body.innerText, ...typed].join('\n');
  });

/** Which script ran. */
const pwned = (page: Page): Promise<unknown> =>
  page.evaluate((): unknown => Reflect.get(globalThis, 'pwned') ?? null);
