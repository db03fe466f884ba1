import type { Locator, Page } from '@playwright/test';
import { sql } from 'kysely';
import type { SubscriptionResponse } from '../../../src/contract/wire/subscription.ts';
import { createApi } from '../support/api.ts';
import { COMMENTS } from '../support/appointments.ts';
import { payForOrder, placeUnpaidOrder } from '../support/orders.ts';
import type { ServerCluster } from './cluster.ts';
import { expect, test } from './fixtures.ts';

const apiOf = ({ processes }: ServerCluster) => `${processes[0].url}/api`;

test('A plan is bought while one process after the other is killed', async ({
  cluster,
  page,
  pages,
  customer,
}) => {
  const [first, second, third] = cluster.processes;
  await pages.login.open();
  await pages.login.logIn(customer);
  // A login whose process is killed needs one more click, like any request.
  await expect(page).not.toHaveURL(/login/);
  await first.kill();
  await pages.home.chooseFirstPackage();
  await first.start();
  // A request whose process is killed is shown as failed; one more click repeats it.
  await pages.product.subscribe();
  await second.kill();
  await goOn(page, () => pages.product.subscribe(), pages.questionnaire.others);
  await second.start();
  await pages.questionnaire.answer();
  await third.kill();
  await goOn(page, () => pages.questionnaire.answer(), pages.meals.dietitianButton);
  await third.start();
  await pages.meals.letDietitianChoose();
  await first.kill();
  await goOn(page, () => pages.meals.letDietitianChoose(), pages.cart.checkOutButton);
  await first.start();
  await pages.cart.checkOut();
  await pages.checkout.pay();
  await second.kill();
  await goOn(page, () => pages.checkout.pay(), pages.hostedPayment.payButton);
  await second.start();
  await pages.hostedPayment.pay();
  await third.kill();
  await expect(pages.thankYou.title).toBeVisible();
  await third.start();
  const api = createApi(apiOf(cluster), customer.token);
  const id = await pages.thankYou.orderId();
  const { subscription_details } = await api.get<SubscriptionResponse>(`subscriptions/${id}`);
  expect(subscription_details.payment_status).toBe('paid');
});

test('A plan is bought although the database goes twice', async ({
  cluster,
  page,
  pages,
  text,
  customer,
}) => {
  await pages.login.open();
  await pages.login.logIn(customer);
  await pages.home.chooseFirstPackage();
  await pages.product.subscribe();
  await pages.questionnaire.answer();
  await expect(pages.meals.dietitianButton).toBeVisible();
  cluster.postgres.crash();
  await pages.meals.letDietitianChoose();
  await expect(page.getByText(text('server.error.unavailable'))).toBeVisible();
  cluster.postgres.start();
  await ready(cluster);
  await pages.meals.letDietitianChoose();
  await pages.cart.checkOut();
  await pages.checkout.pay();
  await expect(pages.hostedPayment.payButton).toBeVisible();
  // The bank takes the money while the shop cannot write anything down.
  cluster.postgres.crash();
  await pages.hostedPayment.pay();
  await expect(page.getByText(text('payment.confirming.title'))).toBeVisible();
  cluster.postgres.start();
  // The page keeps asking, for two minutes at most.
  await expect(pages.thankYou.title).toBeVisible({ timeout: 90_000 });
});

test('An appointment is booked and paid while processes and the database are killed and restarted', async ({
  cluster,
  page,
  pages,
  customer,
}) => {
  const [first, second] = cluster.processes;
  await pages.appointmentDetails.open();
  await pages.login.logIn(customer);
  await pages.appointmentDetails.describe(COMMENTS);
  await pages.calendar.chooseTime({ time: 1 });
  await first.kill();
  await pages.calendar.goToReview();
  await pages.review.hold();
  const { confirmAndPayButton } = pages.bookingPayment;
  await expect(confirmAndPayButton).toBeVisible();
  cluster.postgres.crash();
  cluster.postgres.start();
  await second.kill();
  await first.start();
  await pages.bookingPayment.confirmAndPay();
  await goOn(page, () => pages.bookingPayment.confirmAndPay(), pages.hostedPayment.payButton);
  await pages.hostedPayment.pay();
  await expect(pages.appointmentConfirmed.title).toBeVisible();
  await second.start();
});

test('The jobs of three processes do each thing once', async ({ cluster, customer }) => {
  const apiUrl = apiOf(cluster);
  const lapsing = await placeUnpaidOrder(apiUrl, customer.token);
  await sql`create table closings (order_id integer)`.execute(cluster.db);
  await sql`
    create function note_closing() returns trigger language plpgsql as $$
    begin insert into closings values (new.id); return new; end $$
  `.execute(cluster.db);
  await sql`
    create trigger note_closing after update of closed_at on orders
    for each row execute function note_closing()
  `.execute(cluster.db);
  for (let paid = 0; paid < 3; paid += 1) {
    await payForOrder(apiUrl, customer.token, await placeUnpaidOrder(apiUrl, customer.token));
  }
  await sql`update orders set start_date = '2026-01-01' where id = ${lapsing}`.execute(cluster.db);
  await expect.poll(() => closingsOf(cluster), { timeout: 60_000 }).toEqual([lapsing]);
  await expect.poll(() => dueMails(cluster), { timeout: 60_000 }).toBe(0);
  // One for each payment of all tests in this run: three plans here and two above, one appointment.
  expect(cluster.mails()).toHaveLength(await paidThings(cluster));
});

/** Waits for the next step; clicks once more where an error is shown instead. */
async function goOn(page: Page, press: () => Promise<void>, next: Locator): Promise<void> {
  const trouble = page.getByRole('main').getByRole('alert');
  await expect(next.or(trouble).first()).toBeVisible();
  if (await trouble.isVisible()) await press();
  await expect(next).toBeVisible();
}

/** Every process has found its database again. */
async function ready({ processes }: ServerCluster): Promise<void> {
  for (const { url } of processes) {
    await expect.poll(async () => (await fetch(`${url}/ready`)).status).toBe(200);
  }
}

async function closingsOf({ db }: ServerCluster): Promise<number[]> {
  const { rows } = await sql<{ order_id: number }>`select order_id from closings`.execute(db);
  return rows.map(({ order_id }) => order_id);
}

async function dueMails({ db }: ServerCluster): Promise<number> {
  const { rows } = await sql<{ due: number }>`
    select (select count(*) from orders where confirmation_due_at is not null)
      + (select count(*) from appointments where mail_due_at is not null) as due
  `.execute(db);
  return rows[0]?.due ?? 0;
}

async function paidThings({ db }: ServerCluster): Promise<number> {
  const { rows } = await sql<{ paid: number }>`
    select (select count(*) from orders where paid_at is not null)
      + (select count(*) from appointments where paid_at is not null) as paid
  `.execute(db);
  return rows[0]?.paid ?? 0;
}
