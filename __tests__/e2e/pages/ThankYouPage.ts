import { ShopPage } from './ShopPage.ts';

export class ThankYouPage extends ShopPage {
  readonly title = this.heading('orders.thankYou.title');

  readonly address = this.page.getByRole('region', { name: this.text('orders.label.address') });
  readonly printButton = this.button('receipt.print');

  /** The order that the address of the page names. */
  async orderId(): Promise<number> {
    await this.page.waitForURL('**/thank-you/*');
    return Number(new URL(this.page.url()).pathname.split('/').at(-1));
  }
}
