import type { Locator } from '@playwright/test';
import { ShopPage } from './ShopPage.ts';

/** A plan on the page of its order, and the menu of one of its days. */
export class MyPlanPage extends ShopPage {
  readonly root = this.page.getByRole('region', {
    name: this.text('myPlan.title', { package: '' }).trim(),
  });
  readonly changeLinks = this.root.getByRole('link', {
    name: this.text('myPlan.changeOf', { date: '' }).trim(),
  });
  readonly changes = this.root.locator('details summary');
  readonly changesList = this.root.locator('details li');
  readonly saveButton = this.button('planDay.save');
  readonly skipButton = this.button('planDay.skip');
  readonly confirmSkipButton = this.dialog.getByRole('button', { name: this.text('planDay.skip') });
  readonly takeBackButton = this.root
    .getByRole('button', { name: this.text('myPlan.takeBackOf', { date: '' }).trim() })
    .first();
  readonly renewButton = this.page.getByRole('button', {
    name: this.text('renewal.renewFrom', { date: '' }).trim(),
  });
  readonly dayTitle = this.page.getByRole('heading', { level: 1 });
  readonly refusedTitle = this.heading('planDay.refused');

  async open(orderId: number): Promise<void> {
    await this.page.goto(`/order-details/${orderId}`);
  }

  /** The day in sight, which the address names. */
  dayInSight(): Locator {
    return this.root.locator('[aria-pressed="true"]');
  }
}
