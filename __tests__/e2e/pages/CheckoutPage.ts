import { ShopPage } from './ShopPage.ts';

export class CheckoutPage extends ShopPage {
  readonly title = this.heading('checkout.title');
  readonly payButton = this.page
    .getByRole('button', { name: new RegExp(this.text('checkout.pay', { amount: '' }).trim()) })
    .filter({ visible: true })
    .first();

  readonly addressForm = this.formWith('house_building');

  /** At the bottom of a phone. */
  readonly payBar = this.payButton.locator('xpath=../..');

  async pay(): Promise<void> {
    await this.payButton.click();
  }
}
