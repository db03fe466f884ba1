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
  readonly freezeButton = this.root.getByRole('button', { name: this.text('freeze.action') });
  readonly confirmFreezeButton = this.dialog.getByRole('button', {
    name: this.text('freeze.action'),
  });
  readonly endFreezeButton = this.root.getByRole('button', { name: this.text('freeze.end') });
  readonly confirmEndButton = this.dialog.getByRole('button', { name: this.text('freeze.end') });
  readonly stopButton = this.root.getByRole('button', { name: this.text('stopPlan.action') });
  readonly confirmStopButton = this.dialog.getByRole('button', {
    name: this.text('stopPlan.action'),
  });
  /** The effect of the chosen freeze. */
  readonly newEnd = this.dialog.getByRole('status', { name: this.text('plan.label.endDate') });
  /** Which deliveries the change that is chosen is about. */
  readonly deliveryPreview = this.dialog.getByRole('status', {
    name: this.text('deliveryChange.preview'),
  });
  readonly confirmDeliveryButton = this.dialog.getByRole('button', {
    name: this.text('deliveryChange.submit'),
  });
  readonly renewButton = this.page.getByRole('button', {
    name: this.text('renewal.renewFrom', { date: '' }).trim(),
  });
  readonly dayTitle = this.page.getByRole('heading', { level: 1 });
  readonly refusedTitle = this.heading('planDay.refused');

  async open(orderId: number, day?: string): Promise<void> {
    const query = day === undefined ? '' : `?day=${day}`;
    await this.page.goto(`/order-details/${orderId}${query}`);
  }

  /** Chooses a day of the freeze, in this month or the next one. */
  async chooseDay(field: 'from' | 'until', date: string): Promise<void> {
    const calendar = this.dialog.getByRole('group', { name: this.text(`field.${field}`) });
    const day = calendar.locator(`[data-day="${date}"]`).getByRole('button');
    await calendar.getByRole('grid').waitFor();
    if (!(await day.isVisible())) {
      await calendar.getByRole('button', { name: this.text('calendar.nextMonth') }).click();
    }
    await day.click();
  }

  /** A day of the calendar by its words. */
  dayButton(date: string, state: 'frozen'): Locator {
    const name = this.text('myPlan.day', { date, state: this.text(`myPlan.state.${state}`) });
    return this.root.getByRole('button', { name, exact: true });
  }

  /** The selected day, which the address names. */
  dayInSight(): Locator {
    return this.root.locator('[aria-pressed="true"]');
  }
}
