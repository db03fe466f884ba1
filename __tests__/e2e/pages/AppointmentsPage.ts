import type { Locator } from '@playwright/test';
import { ShopPage } from './ShopPage.ts';

export class AppointmentsPage extends ShopPage {
  readonly noneTitle = this.heading('appointments.none.title');
  readonly noHistory = this.page.getByText(this.text('appointments.noHistory'));
  readonly calledOffByCustomer = this.page.getByText(this.text('appointments.calledOff.customer'));
  readonly refundNote = this.page.getByText(this.text('appointments.refund'));
  readonly cancelButtons = this.page.getByRole('button', {
    name: new RegExp(this.text('appointments.cancel')),
  });
  readonly reasonMissing = this.dialog
    .getByText(this.text('validation.cancellationReason'))
    .first();

  async open(): Promise<void> {
    await this.page.goto('/appointments');
  }

  status(status: 'received' | 'cancelled'): Locator {
    return this.page.getByText(this.text(`appointments.status.${status}`), { exact: true });
  }

  /** The links that lead to another time. */
  readonly moveLinks = this.page.getByRole('link', {
    name: new RegExp(this.text('appointments.move')),
  });

  async startCancelling(): Promise<void> {
    await this.cancelButtons.first().click();
  }

  async submitReason(reason: string): Promise<void> {
    await this.field('rejected_reason').fill(reason);
    await this.dialog.locator('button[type="submit"]').click();
  }
}
