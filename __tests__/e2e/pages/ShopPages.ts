import type { Locator, Page } from 'playwright-core';
import type { NewCustomer } from '../support/customers.ts';
import { textsOf, type Texts } from '../support/texts.ts';
import type { View, Visitor } from '../support/visitor.ts';
import { GatewayPage } from './GatewayPage.ts';

/** What a customer does in the shop, in the words of the view's language. */
export class ShopPages {
  readonly page: Page;
  readonly gateway: GatewayPage;
  readonly text: Texts;
  readonly #view: View;

  constructor(visitor: Visitor, view: View) {
    this.page = visitor.page;
    this.#view = view;
    this.text = textsOf(view);
    this.gateway = new GatewayPage(visitor.page);
  }

  /** Opens the shop in the view's language, which a first visit finds in English. */
  async open(path = '/'): Promise<void> {
    await this.page.goto('/');
    await this.page.getByRole('main').waitFor();
    if (this.#view.language === 'ar') await this.switchLanguage();
    if (path !== '/') await this.page.goto(path);
  }

  /** The switch reloads the page, so the other direction is waited for. */
  async switchLanguage(): Promise<void> {
    await this.pressLanguage();
    const direction = this.#view.language === 'ar' ? 'rtl' : 'ltr';
    await this.page.locator(`html[dir="${direction}"]`).waitFor();
    await this.page.getByRole('main').waitFor();
  }

  async pressLanguage(): Promise<void> {
    const isArabic = (await this.page.locator('html').getAttribute('dir')) === 'rtl';
    const shown = textsOf({ language: isArabic ? 'ar' : 'en' });
    if (this.#view.width < 960) {
      await this.page.getByRole('button', { name: shown('shell.menu'), exact: true }).click();
    }
    await this.page
      .getByRole('button', { name: isArabic ? 'English' : 'العربية' })
      .filter({ visible: true })
      .first()
      .click();
  }

  /** Until the page of this title is there and nothing is being asked for. */
  async settled(pageTitle: string): Promise<void> {
    const title = this.text('title.frame', { page: pageTitle });
    await this.page.waitForFunction((expected) => {
      const isLoading = document.querySelector('div[data-mirror]') !== null;
      return document.title === expected && document.querySelector('h1') && !isLoading;
    }, title);
  }

  languageOfPage(): Promise<{ lang: string; dir: string }> {
    return this.page.evaluate(() => {
      const { lang, dir } = document.documentElement;
      return { lang, dir };
    });
  }

  mainHeadings(): Promise<string[]> {
    return this.page.locator('h1').filter({ visible: true }).allInnerTexts();
  }

  button(key: Parameters<Texts>[0], values?: Parameters<Texts>[1]): Locator {
    return this.page
      .getByRole('button', { name: this.text(key, values), exact: true })
      .filter({ visible: true })
      .first();
  }

  heading(key: Parameters<Texts>[0], values?: Parameters<Texts>[1]): Locator {
    return this.page.getByRole('heading', { name: this.text(key, values) });
  }

  /** A field by its name in the form: labels also carry hints in each language. */
  field(name: string): Locator {
    return this.page.locator(`[name="${name}"]`).filter({ visible: true }).first();
  }

  /** Radios and checkboxes are drawn by their label. */
  choice(name: string, value: string): Locator {
    return this.page.locator(`label:has(input[name="${name}"][value="${value}"])`).first();
  }

  async logIn({ email, password }: NewCustomer): Promise<void> {
    await this.field('email').fill(email);
    await this.field('password').fill(password);
    await this.button('login.submit').click();
  }

  /** From the first package's card on the home page to its product page. */
  async choosePackage(): Promise<void> {
    await this.page.locator('a[href^="/package-categories/"]').first().click();
    await this.button('product.subscribe').waitFor();
  }

  async subscribe(): Promise<void> {
    await this.button('product.subscribe').click();
  }

  async answerQuestionnaire(): Promise<void> {
    await this.choice('medical_condition', 'no').click();
    await this.field('no_dislikes_allergies').check();
    // Typed as a customer with an Arabic keyboard types them.
    await this.field('age').fill('٣٢');
    await this.field('height').fill('١٧٠');
    await this.field('weight').fill('70.5');
    await this.choice('activity_level', 'moderate').click();
    await this.button('questionnaire.save').click();
  }

  /** Fills the first day, repeats it, and completes the days on which a dish is not on the menu. */
  async chooseMeals(required: { meal: number; snack: number }): Promise<void> {
    await this.button('mealSelection.own.action').click();
    await this.fillDay(required);
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: this.text('mealSelection.repeat.yes') })
      .click();
    const open = (['begun', 'empty'] as const).map((status) =>
      this.text(`mealSelection.day.${status}`, { date: '' }).trim(),
    );
    const openDays = this.page.locator(
      open.map((ending) => `table button[aria-label$="${ending}"]`).join(', '),
    );
    while ((await openDays.count()) > 0) {
      await openDays.first().click();
      await this.fillDay(required);
    }
    await this.button('mealSelection.save').click();
    await this.heading('cart.title').waitFor();
  }

  async fillDay(required: { meal: number; snack: number }): Promise<void> {
    for (const kind of ['meal', 'snack'] as const) {
      const menu = this.page.locator(`section[aria-labelledby="menu-${kind}"]`);
      const chosen = menu.locator('input[type="checkbox"]:checked');
      while ((await chosen.count()) < required[kind]) {
        const before = await chosen.count();
        await menu
          .locator('li:not(:has(input:checked)):not(:has(input:disabled)) label')
          .first()
          .click();
        await chosen.nth(before).waitFor({ state: 'attached' });
      }
    }
  }

  async letDietitianChoose(): Promise<void> {
    await this.button('mealSelection.dietitian.action').click();
    await this.heading('cart.title').waitFor();
  }

  async applyVoucher(code: string): Promise<void> {
    await this.field('coupon_code').fill(code);
    await this.button('cart.voucher.apply').click();
    await this.button('cart.voucher.remove', { code }).waitFor();
  }

  async removeVoucher(code: string): Promise<void> {
    await this.button('cart.voucher.remove', { code }).click();
    await this.button('cart.voucher.apply').waitFor();
  }

  /** One more of the first line, until the server has taken it. */
  async addOneMore(): Promise<void> {
    const verb = this.text('cart.line.increase', { package: '' }).trim();
    await this.page
      .getByRole('button', { name: new RegExp(verb) })
      .first()
      .click();
    await this.page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  }

  async clearCart(): Promise<void> {
    await this.button('cart.clear').click();
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: this.text('cart.confirm.clear') })
      .click();
    await this.heading('cart.empty.title').waitFor();
  }

  async checkOut(): Promise<void> {
    await this.button('cart.checkout').click();
    await this.heading('checkout.title').waitFor();
  }

  /** The first unpaid order in sight, after the question whether to pay. */
  async payNow(): Promise<void> {
    await this.page
      .getByRole('button', { name: new RegExp(this.text('orders.payNow')) })
      .first()
      .click();
    await this.confirmPayment();
  }

  async confirmPayment(): Promise<void> {
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: this.text('orders.payConfirm.pay') })
      .click();
    await this.gateway.waitUntilOpen();
  }

  async signUpQuickly(customer: NewCustomer): Promise<void> {
    const form = this.page.locator('form:has([name="first_name"])');
    for (const name of ['first_name', 'last_name', 'phone', 'email', 'password'] as const) {
      await form.locator(`[name="${name}"]`).fill(customer[name]);
    }
    await form.locator('[name="confirm_password"]').fill(customer.password);
    await form.locator('[name="terms"]').check();
    await form.locator('button[type="submit"]').click();
  }

  async addAddress(): Promise<void> {
    const form = this.page.locator('form:has([name="house_building"])');
    await form.locator('[name="gov_id"]').selectOption({ index: 1 });
    await form.locator('[name="area_id"]').selectOption({ index: 1 });
    await form.locator('[name="block"]').fill('٤');
    await form.locator('[name="street"]').fill('شارع سالم المبارك');
    await form.locator('[name="house_building"]').fill('12');
    await form.locator('button[type="submit"]').click();
    await form.waitFor({ state: 'detached' });
  }

  async confirmedOrderNumber(): Promise<string> {
    await this.page.waitForURL('**/thank-you/*');
    await this.heading('orders.thankYou.title').waitFor();
    return new URL(this.page.url()).pathname.split('/').at(-1) ?? '';
  }

  /** Presses Pay on the checkout and arrives on the hosted page. */
  async placeOrder(): Promise<void> {
    await this.page
      .getByRole('button', { name: new RegExp(this.text('checkout.pay', { amount: '' }).trim()) })
      .filter({ visible: true })
      .first()
      .click();
    await this.gateway.waitUntilOpen();
  }
}
