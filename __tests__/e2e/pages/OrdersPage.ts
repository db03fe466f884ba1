import { ShopPage } from './ShopPage.ts';

/** The customer's orders, and what each order's own pages show. */
export class OrdersPage extends ShopPage {
  readonly emptyTitle = this.heading('orders.empty.title');
  readonly orderLinks = this.page.locator('a[href^="/order-details/"]');
  readonly paidLabel = this.page
    .getByText(this.text('orders.payment.paid'), { exact: true })
    .first();
  readonly payNowButtons = this.page.getByRole('button', {
    name: new RegExp(this.text('orders.payNow', { amount: '' }).trim()),
  });
  readonly confirmButton = this.dialog.getByRole('button', {
    name: new RegExp(this.text('orders.payConfirm.pay', { amount: '' }).trim()),
  });
  readonly whatsappLink = this.page.getByRole('link', { name: this.text('orders.help') });
  readonly mealsTitle = this.heading('orders.meals.title', { number: '' }).first();

  async open(): Promise<void> {
    await this.page.goto('/orders');
  }

  async openDetails(orderId: number): Promise<void> {
    await this.page.goto(`/order-details/${orderId}`);
  }

  async openMeals(orderId: number): Promise<void> {
    await this.page.goto(`/order-meal-details/${orderId}`);
  }

  /** The first unpaid order, after the question whether to pay. */
  async payNow(): Promise<void> {
    await this.payNowButtons.first().click();
    await this.confirmButton.click();
  }
}
