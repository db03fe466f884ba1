import { ShopPage } from './ShopPage.ts';

/** While a slot is held for the customer. */
export class BookingPaymentPage extends ShopPage {
  readonly confirmAndPayButton = this.page
    .getByRole('button', {
      name: new RegExp(this.text('booking.payment.next', { amount: '' }).trim()),
    })
    .filter({ visible: true })
    .first();
  readonly anotherTimeButton = this.button('booking.another');
  readonly failedMessage = this.page.getByText(this.text('booking.failed.message'));

  async confirmAndPay(): Promise<void> {
    await this.confirmAndPayButton.click();
  }

  /** The appointment that the address of the page names. */
  async appointmentId(): Promise<number> {
    await this.page.waitForURL((url) => url.searchParams.has('booking'));
    return Number(new URL(this.page.url()).searchParams.get('booking'));
  }
}
