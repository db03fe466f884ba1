import { ShopPage } from './ShopPage.ts';

/** The pages of the links in mails about a changed e-mail. */
export class EmailLinkPage extends ShopPage {
  readonly confirmedTitle = this.heading('confirmEmail.done.title');
  readonly closedTitle = this.heading('emailLink.closed.title');
  readonly restoreButton = this.button('restoreEmail.submit');

  async open(link: string): Promise<void> {
    await this.page.goto(link);
  }

  async setPassword(password: string): Promise<void> {
    await this.field('password').fill(password);
    await this.field('confirm_password').fill(password);
    await this.button('reset.submit').click();
  }
}
