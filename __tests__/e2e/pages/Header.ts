import type { Locator } from '@playwright/test';
import { ShopPage } from './ShopPage.ts';

/** Below this width the header folds into a menu. */
const WIDE = 960;

export class Header extends ShopPage {
  readonly bookLink = this.page
    .getByRole('banner')
    .getByRole('link', { name: this.text('shell.bookAppointment') });
  readonly menuButton = this.button('shell.menu');
  readonly languageButton = this.page
    .getByRole('banner')
    .getByRole('button', { name: /^(English|العربية)$/ });

  /** On a phone the menu is behind a button. */
  isFolded(): boolean {
    return this.page.viewportSize()!.width < WIDE;
  }

  async pressLanguage(): Promise<void> {
    await this.languageButton.click();
  }

  /** The visible links and buttons of the main menu, which is opened where it is closed. */
  async menuEntries(): Promise<Locator> {
    if (this.isFolded()) await this.menuButton.click();
    return this.page
      .getByRole('navigation', { name: this.text('shell.mainMenu') })
      .locator('a, button')
      .filter({ visible: true });
  }
}
