import { ShopPage } from './ShopPage.ts';

export class ContactPage extends ShopPage {
  readonly sentTitle = this.heading('contactForm.sent.title');

  async open(): Promise<void> {
    await this.page.goto('/contact-us');
  }

  async typeMessage(message: string): Promise<void> {
    await this.formWith('message').fill({ message });
  }

  async send(
    message: string,
    { email = 'sara@example.com', subject = 'Lunch' } = {},
  ): Promise<void> {
    const form = this.formWith('message');
    await form.fill({ name: 'Sara', email, subject, message });
    await form.submit();
  }
}
