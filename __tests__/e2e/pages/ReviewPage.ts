import { ShopPage } from './ShopPage.ts';

export class ReviewPage extends ShopPage {
  readonly title = this.heading('booking.review.title');

  readonly holdButton = this.button('booking.review.next');

  async hold(): Promise<void> {
    await this.holdButton.click();
  }
}
