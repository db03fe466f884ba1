import type { Locator } from '@playwright/test';
import { ShopPage } from './ShopPage.ts';

export class ProfilePage extends ShopPage {
  readonly editButton = this.button('profile.edit');
  readonly editAddressButtons = this.#addressButtons('address.editNamed');
  readonly deleteAddressButtons = this.#addressButtons('address.deleteNamed');
  readonly logOutButton = this.page
    .getByRole('main')
    .getByRole('button', { name: this.text('shell.logout') });

  async open(): Promise<void> {
    await this.page.goto('/profile');
  }

  async rename(firstName: string): Promise<void> {
    await this.editButton.click();
    const form = this.formWith('first_name');
    await form.fill({ first_name: firstName });
    await form.submit();
  }

  async changeEmail(email: string, password: string): Promise<void> {
    await this.editButton.click();
    const form = this.formWith('email');
    await form.fill({ email });
    await form.fill({ password });
    await form.submitAndClose();
  }

  async changePassword(from: string, to: string): Promise<void> {
    await this.button('profile.passwordChange').click();
    const form = this.formWith('old_password');
    await form.fill({ old_password: from, new_password: to, confirm_password: to });
    await form.submitAndClose();
  }

  async addAddress(houseBuilding: string): Promise<void> {
    await this.button('address.add').click();
    const form = this.formWith('house_building');
    await form.fillAddress({ houseBuilding });
    await form.submitAndClose();
  }

  async changeLastAddress(houseBuilding: string): Promise<void> {
    await this.editAddressButtons.last().click();
    const form = this.formWith('house_building');
    await form.fill({ house_building: houseBuilding });
    await form.submitAndClose();
  }

  async deleteLastAddress(): Promise<void> {
    await this.deleteAddressButtons.last().click();
    await this.dialog.getByRole('button', { name: this.text('address.deleteConfirm') }).click();
  }

  async logOut(): Promise<void> {
    await this.logOutButton.click();
  }

  #addressButtons(key: 'address.editNamed' | 'address.deleteNamed'): Locator {
    const verb = this.text(key, { name: '' }).trim();
    return this.page
      .getByLabel(this.text('address.list'))
      .getByRole('button', { name: new RegExp(`^${verb}`) });
  }
}
