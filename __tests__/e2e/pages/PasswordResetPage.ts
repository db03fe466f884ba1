import { ShopPage } from './ShopPage.ts';

/** The two pages of a forgotten password: asking for the link, and what the link opens. */
export class PasswordResetPage extends ShopPage {
  readonly linkSentTitle = this.heading('forgot.sent.title');

  async requestLink(email: string): Promise<void> {
    await this.page.goto('/forgot-password');
    await this.field('email').fill(email);
    await this.button('forgot.submit').click();
  }

  async resetPassword(token: string, password: string): Promise<void> {
    await this.page.goto(`/reset-password?token=${token}`);
    await this.field('password').fill(password);
    await this.field('confirm_password').fill(password);
    await this.button('reset.submit').click();
  }
}
