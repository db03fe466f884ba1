import { ShopPage } from './ShopPage.ts';

export class ReviewPage extends ShopPage {
  readonly title = this.heading('booking.review.title');

  async hold(): Promise<void> {
    await this.button('booking.review.next').click();
  }
}
