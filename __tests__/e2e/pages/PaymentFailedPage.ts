import { ShopPage } from './ShopPage.ts';

export class PaymentFailedPage extends ShopPage {
  readonly title = this.heading('payment.failed.title');
  readonly message = this.page.getByText(this.text('payment.failed.message')).first();
}
