import type { Locator, Page } from 'playwright-core';
import type { ShopPages } from './ShopPages.ts';

export const COMMENTS = 'أتدرب مرتين في الأسبوع. I train twice a week.';

/** What a customer does on the way to an appointment, and with those that are booked. */
export class AppointmentPages {
  readonly shop: ShopPages;
  readonly page: Page;
  readonly grid: Locator;
  readonly freeTimes: Locator;
  readonly confirmAndPay: Locator;

  constructor(shop: ShopPages) {
    this.shop = shop;
    this.page = shop.page;
    this.grid = shop.page.getByRole('grid');
    this.freeTimes = shop.page.locator('label:has(input[name="time"]:enabled)');
    this.confirmAndPay = shop.button('booking.payment.next');
  }

  async describe(): Promise<void> {
    await this.page.locator('label:has(input[name="user_id"])').first().click();
    await this.shop.field('comments').fill(COMMENTS);
    await this.shop.button('booking.details.next').click();
    await this.grid.waitFor();
  }

  /** The days of the next month have all their times, whatever today is. */
  async chooseTime({ day = 3, time = 0 } = {}): Promise<void> {
    await this.page
      .getByRole('button', { name: this.shop.text('calendar.nextMonth'), exact: true })
      .click();
    await this.grid.locator('button:enabled').nth(day).click();
    await this.freeTimes.nth(time).click();
  }

  async review(): Promise<void> {
    await this.shop.button('booking.calendar.next').click();
    await this.shop.heading('booking.review.title').waitFor();
  }

  async hold(): Promise<void> {
    await this.shop.button('booking.review.next').click();
    await this.confirmAndPay.waitFor();
  }

  /** From the first step to the page on which the slot is held. */
  async bookUntilPayment(choice?: { day?: number; time?: number }): Promise<void> {
    await this.describe();
    await this.chooseTime(choice);
    await this.review();
    await this.hold();
  }

  async goToGateway(): Promise<void> {
    await this.confirmAndPay.click();
    await this.shop.gateway.waitUntilOpen();
  }

  async confirmed(): Promise<void> {
    await this.page.waitForURL('**/appointment-confirmed/*');
    await this.shop.heading('appointments.confirmed.received.title').waitFor();
  }

  /** The booking that the address of the payment page names. */
  bookingId(): number {
    return Number(new URL(this.page.url()).searchParams.get('booking'));
  }

  /** What the address keeps of the choice. */
  chosen(): { dietitian: string | null; date: string | null; time: string | null } {
    const { searchParams } = new URL(this.page.url());
    const [dietitian, date, time] = ['dietitian', 'date', 'time'].map((key) =>
      searchParams.get(key),
    );
    return { dietitian: dietitian ?? null, date: date ?? null, time: time ?? null };
  }

  async cancel(reason: string): Promise<void> {
    await this.page
      .getByRole('button', { name: new RegExp(this.shop.text('appointments.cancel')) })
      .first()
      .click();
    const dialog = this.page.getByRole('dialog');
    await dialog.locator('button[type="submit"]').click();
    await dialog.getByText(this.shop.text('validation.cancellationReason')).first().waitFor();
    await this.shop.field('rejected_reason').fill(reason);
    await dialog.locator('button[type="submit"]').click();
    await dialog.waitFor({ state: 'hidden' });
  }
}
