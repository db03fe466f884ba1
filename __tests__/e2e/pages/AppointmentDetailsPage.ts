import { ShopPage } from './ShopPage.ts';

export class AppointmentDetailsPage extends ShopPage {
  readonly dietitians = this.page.locator('label:has(input[name="dietitianId"])');
  readonly nextFreeDays = this.page.locator('button[aria-pressed]').filter({ visible: true });
  readonly comments = this.field('comments');
  readonly nextButton = this.button('booking.details.next');

  async open(): Promise<void> {
    await this.page.goto('/dietitian-appointment');
  }

  async describe(comments: string): Promise<void> {
    await this.dietitians.first().click();
    await this.comments.fill(comments);
    await this.goOn();
  }

  async goOn(): Promise<void> {
    await this.nextButton.click();
  }
}
