import type { Locator, Page } from 'playwright-core';
import type { NewCustomer } from '../support/customers.ts';
import type { ShopPages } from './ShopPages.ts';

const CIVIL_ID = '285070400028';

/** What a customer does with an account, and what a visitor does about one. */
export class AccountPages {
  readonly #shop: ShopPages;
  readonly #page: Page;

  constructor(shop: ShopPages) {
    this.#shop = shop;
    this.#page = shop.page;
  }

  async register(customer: NewCustomer): Promise<void> {
    await this.#page.goto('/register');
    const form = this.#formOf('civil_id');
    for (const name of ['first_name', 'last_name', 'phone', 'email', 'password'] as const) {
      await form.locator(`[name="${name}"]`).fill(customer[name]);
    }
    await form.locator('[name="civil_id"]').fill(CIVIL_ID);
    await form.locator('[name="confirm_password"]').fill(customer.password);
    await this.#fillPlace(form);
    await form.locator('[name="terms"]').check();
    await this.#submit(form);
    await this.#page.waitForURL((url) => url.pathname === '/');
  }

  async rename(firstName: string): Promise<void> {
    await this.#page.goto('/profile');
    await this.#shop.button('profile.edit').click();
    const form = this.#formOf('first_name');
    await form.locator('[name="first_name"]').fill(firstName);
    await this.#submit(form);
    await this.#shop.button('profile.edit').waitFor();
  }

  async changePassword(from: string, to: string): Promise<void> {
    await this.#page.goto('/profile');
    await this.#shop.button('profile.passwordChange').click();
    const form = this.#formOf('old_password');
    await form.locator('[name="old_password"]').fill(from);
    await form.locator('[name="new_password"]').fill(to);
    await form.locator('[name="confirm_password"]').fill(to);
    await this.#submit(form);
    await form.waitFor({ state: 'detached' });
  }

  async addAddress(houseBuilding: string): Promise<void> {
    await this.#page.goto('/profile');
    await this.#shop.button('address.add').click();
    const form = this.#formOf('house_building');
    await this.#fillPlace(form, houseBuilding);
    await this.#submit(form);
    await form.waitFor({ state: 'detached' });
  }

  /** Of the address that was saved last. */
  async changeAddress(houseBuilding: string): Promise<void> {
    await this.#addressButton('address.editNamed').last().click();
    const form = this.#formOf('house_building');
    await form.locator('[name="house_building"]').fill(houseBuilding);
    await this.#submit(form);
    await form.waitFor({ state: 'detached' });
  }

  async deleteAddress(): Promise<void> {
    await this.#addressButton('address.deleteNamed').last().click();
    const question = this.#page.getByRole('dialog');
    await question.getByRole('button', { name: this.#shop.text('address.deleteConfirm') }).click();
    await question.waitFor({ state: 'hidden' });
  }

  addresses(): Locator {
    return this.#addressButton('address.editNamed');
  }

  async logOut(): Promise<void> {
    await this.#page.goto('/profile');
    await this.#page
      .getByRole('main')
      .getByRole('button', { name: this.#shop.text('shell.logout') })
      .click();
    await this.#page.waitForURL((url) => url.pathname === '/login');
  }

  async askForResetLink(email: string): Promise<void> {
    await this.#page.goto('/forgot-password');
    await this.#shop.field('email').fill(email);
    await this.#shop.button('forgot.submit').click();
    await this.#shop.heading('forgot.sent.title').waitFor();
  }

  async resetPassword(password: string): Promise<void> {
    await this.#page.goto('/reset-password?token=0123456789');
    await this.#shop.field('password').fill(password);
    await this.#shop.field('confirm_password').fill(password);
    await this.#shop.button('reset.submit').click();
    await this.#page.waitForURL((url) => url.pathname === '/login');
  }

  async writeToTheKitchen(message: string): Promise<void> {
    await this.#page.goto('/contact-us');
    const form = this.#formOf('message');
    await form.locator('[name="name"]').fill('Sara');
    await form.locator('[name="email"]').fill('sara@example.com');
    await form.locator('[name="subject"]').fill('Lunch');
    await form.locator('[name="message"]').fill(message);
    await this.#submit(form);
    await this.#shop.heading('contactForm.sent.title').waitFor();
  }

  #formOf(field: string): Locator {
    return this.#page.locator(`form:has([name="${field}"])`);
  }

  async #submit(form: Locator): Promise<void> {
    await form.locator('button[type="submit"]').click();
  }

  async #fillPlace(form: Locator, houseBuilding = '12'): Promise<void> {
    await form.locator('[name="gov_id"]').selectOption({ index: 1 });
    await form.locator('[name="area_id"]').selectOption({ index: 1 });
    await form.locator('[name="block"]').fill('4');
    await form.locator('[name="street"]').fill('15');
    await form.locator('[name="house_building"]').fill(houseBuilding);
  }

  #addressButton(key: 'address.editNamed' | 'address.deleteNamed'): Locator {
    const verb = this.#shop.text(key, { name: '' }).trim();
    return this.#page
      .getByLabel(this.#shop.text('address.list'))
      .getByRole('button', { name: new RegExp(`^${verb}`) });
  }
}
