import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { prepareThings } from '../support/orders.ts';

const PHONE = { width: 390, height: 844 };

/** How many lines the words of an element take. */
const linesOf = (element: Locator) =>
  element.evaluate((node) => {
    const words = document.createRange();
    words.selectNodeContents(node);
    return new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  });

test('From the cart to the payment, on a phone', async ({
  page,
  pages,
  customer,
  serverUrl,
  text,
  language,
}) => {
  await page.setViewportSize(PHONE);
  const things = await prepareThings(`${serverUrl}/api`, customer.token);
  await pages.login.open();
  await pages.login.logIn(customer);
  await expect(page).toHaveURL('/');
  await expect(pages.header.bookLink).toBeVisible();

  await pages.cart.open();
  await expect(pages.cart.title).toBeVisible();
  await expect(pages.header.bookLink).toBeHidden();
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(5);

  // The placeholder follows the page's direction, a code is left to right.
  await pages.cart.removeVoucherButton('WELCOME10').click();
  const coupon = pages.cart.field('coupon_code');
  await expect(coupon).toHaveCSS('direction', language === 'ar' ? 'rtl' : 'ltr');
  await coupon.fill('WELCOME10');
  await expect(coupon).toHaveCSS('direction', 'ltr');

  await pages.cart.checkOut();
  const { payBar, payButton } = pages.checkout;
  await expect(payButton).toBeInViewport();
  expect(await payBar.boundingBox()).toMatchObject({ x: 0, width: PHONE.width });
  expect(await linesOf(payButton.getByText(text('checkout.pay', { amount: '' }).trim()))).toBe(1);
  // Nothing of the address is hidden by its box.
  const address = payBar.locator('bdi');
  expect(await address.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
    0,
  );
  expect(await address.evaluate((node) => getComputedStyle(node).overflow)).toBe('visible');
  await expect(pages.header.bookLink).toBeHidden();

  await page.goto(`/booking-payment?booking=${things.heldBooking}`);
  await expect(pages.bookingPayment.confirmAndPayButton).toContainText(/\d\.\d{3}/);
  const colourOf = (button: Locator) =>
    button.evaluate((node) => getComputedStyle(node).backgroundColor);
  const colour = await colourOf(pages.bookingPayment.confirmAndPayButton);

  await pages.orders.open();
  await expect(pages.orders.payNowButtons.first()).toContainText(/\d\.\d{3}/);
  expect(await colourOf(pages.orders.payNowButtons.first())).toBe(colour);
  await expect(page.getByText(text('plan.quantity', { count: 1 })).first()).toBeVisible();

  await page.goto(`/order-failed?order=${things.unpaidOrder}`);
  await expect(pages.orders.whatsappLink).toHaveAttribute('href', /wa\.me\/\d+\?text=.*MZ-\d+/);
  await pages.orders.openDetails(things.paidOrder);
  await expect(pages.orders.whatsappLink).toHaveAttribute('href', /wa\.me\/\d+\?text=.*MZ-\d+/);
});
