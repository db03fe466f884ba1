import { ShopPage } from './ShopPage.ts';

export class PaymentFailedPage extends ShopPage {
  readonly title = this.heading('payment.failed.title');
  readonly payAgainButton = this.page.getByRole('button', {
    name: new RegExp(this.text('payment.failed.retry', { amount: '' }).trim()),
  });
  readonly changeButton = this.page.getByRole('button', {
    name: new RegExp(this.text('orders.change')),
  });
  readonly message = this.page.getByText(this.text('payment.failed.message')).first();
}
