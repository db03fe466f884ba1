import type { Locator } from '@playwright/test';
import { ShopPage } from './ShopPage.ts';

type Choice = 'meals' | 'snacks' | 'days' | 'delivery';

export class ProductPage extends ShopPage {
  readonly subscribeButton = this.button('product.subscribe');
  readonly changeNotice = this.page.getByText(this.text('product.change.title'));
  readonly changeButton = this.button('plan.change');
  readonly addInsteadLink = this.page.getByRole('link', {
    name: this.text('product.change.addInstead'),
  });
  readonly changedToast = this.page.getByText(this.text('product.changed'));
  /** In the dialog that asks a guest to log in or sign up. */
  readonly logInLink = this.#dialogLink('shell.login');
  readonly quickSignUpLink = this.#dialogLink('alerts.authentication.quickSignUp');

  option(name: Choice, value: string): Locator {
    return this.page.locator(`input[name="${name}"][value="${value}"]`);
  }

  async choose(name: Choice, value: string): Promise<void> {
    await this.choice(name, value).click();
  }

  async subscribe(): Promise<void> {
    await this.subscribeButton.click();
  }

  #dialogLink(key: 'shell.login' | 'alerts.authentication.quickSignUp'): Locator {
    return this.dialog.getByRole('link', { name: this.text(key) });
  }
}
