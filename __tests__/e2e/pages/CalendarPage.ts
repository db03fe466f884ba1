import type { Locator } from '@playwright/test';
import { ShopPage } from './ShopPage.ts';

/** A choice that is complete. */
export interface ChosenSlot {
  dietitian: string;
  date: string;
  time: string;
}

export class CalendarPage extends ShopPage {
  readonly grid = this.page.getByRole('grid');
  readonly freeDays = this.grid.locator('button:enabled');
  readonly dayInTabOrder = this.grid.locator('button[tabindex="0"]');
  readonly freeTimes = this.page.locator('label:has(input[name="time"]:enabled)');
  readonly nextButton = this.button('booking.calendar.next');

  timeField(value: string): Locator {
    return this.page.locator(`input[name="time"][value="${value}"]`);
  }

  /** The days of the next month have all their times, whatever today is. */
  async chooseTime({ day = 3, time = 0 } = {}): Promise<ChosenSlot> {
    await this.page
      .getByRole('button', { name: this.text('calendar.nextMonth'), exact: true })
      .click();
    await this.freeDays.nth(day).click();
    await this.freeTimes.nth(time).click();
    await this.page.waitForURL((url) => url.searchParams.has('time'));
    const chosen = this.chosen();
    return { dietitian: chosen.dietitian!, date: chosen.date!, time: chosen.time! };
  }

  async goToReview(): Promise<void> {
    await this.nextButton.click();
  }

  /** The part of the choice that the address holds. */
  chosen() {
    const { searchParams } = new URL(this.page.url());
    return {
      dietitian: searchParams.get('dietitian'),
      date: searchParams.get('date'),
      time: searchParams.get('time'),
    };
  }
}
