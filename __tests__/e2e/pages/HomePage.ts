import { ShopPage } from './ShopPage.ts';

export class HomePage extends ShopPage {
  readonly packages = this.page.locator('a[href^="/package-categories/"]');

  async open(): Promise<void> {
    await this.page.goto('/');
  }

  async chooseFirstPackage(): Promise<void> {
    await this.packages.first().click();
  }
}
