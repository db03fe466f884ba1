import { ShopPage } from './ShopPage.ts';

/** Below this width the header folds into a menu. */
const WIDE = 960;

export class Header extends ShopPage {
  readonly menuButton = this.button('shell.menu');
  readonly languageButton = this.page
    .getByRole('button', { name: /^(English|العربية)$/ })
    .filter({ visible: true })
    .first();

  async pressLanguage(): Promise<void> {
    const { width } = this.page.viewportSize()!;
    if (width < WIDE) await this.menuButton.click();
    await this.languageButton.click();
  }
}
