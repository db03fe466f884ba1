import { ShopPage, type AddressEntry } from './ShopPage.ts';

export class CheckoutPage extends ShopPage {
  readonly title = this.heading('checkout.title');
  readonly payButton = this.page
    .getByRole('button', { name: new RegExp(this.text('checkout.pay', { amount: '' }).trim()) })
    .filter({ visible: true })
    .first();

  async addAddress(address: AddressEntry): Promise<void> {
    const form = this.formWith('house_building');
    await form.fillAddress(address);
    await form.submitAndClose();
  }

  async pay(): Promise<void> {
    await this.payButton.click();
  }
}
