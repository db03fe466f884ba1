import type { Locator } from '@playwright/test';
import { ShopPage } from './ShopPage.ts';

export class CartPage extends ShopPage {
  readonly title = this.heading('cart.title');
  readonly emptyTitle = this.heading('cart.empty.title');
  readonly applyVoucherButton = this.button('cart.voucher.apply');
  readonly checkOutButton = this.button('cart.checkout');
  readonly changePlanLinks = this.page.getByRole('link', {
    name: new RegExp(this.text('plan.change')),
  });
  readonly note = this.field('comment');
  readonly increaseButtons = this.page.getByRole('button', {
    name: new RegExp(this.text('cart.line.increase', { package: '' }).trim()),
  });
  readonly lines = this.page.getByRole('main').locator('li:has(h2)');
  /** Values that the server has not confirmed yet. */
  readonly pendingChange = this.page.locator('[aria-busy="true"]');

  async open(): Promise<void> {
    await this.page.goto('/cart');
  }

  removeVoucherButton(code: string): Locator {
    return this.button('cart.voucher.remove', { code });
  }

  async applyVoucher(code: string): Promise<void> {
    await this.field('coupon_code').fill(code);
    await this.applyVoucherButton.click();
  }

  async addOneMore(): Promise<void> {
    await this.increaseButtons.first().click();
  }

  async clear(): Promise<void> {
    await this.button('cart.clear').click();
    await this.dialog.getByRole('button', { name: this.text('cart.clear') }).click();
  }

  async checkOut(): Promise<void> {
    await this.checkOutButton.click();
  }
}
