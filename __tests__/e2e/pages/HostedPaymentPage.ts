import type { Locator, Page } from '@playwright/test';

/** The sandbox's hosted page, on an origin of its own. */
export class HostedPaymentPage {
  readonly payButton: Locator;
  readonly declineButton: Locator;
  readonly amount: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.payButton = page.locator('button[value="pay"]');
    this.declineButton = page.locator('button[value="decline"]');
    this.amount = page.locator('.sum dd bdi');
  }

  async chooseScenario(name: string): Promise<void> {
    await this.#page.locator('details summary').click();
    await this.#page.locator(`input[name="scenario"][value="${name}"]`).check();
  }

  async pay(): Promise<void> {
    await this.payButton.click();
  }

  async decline(): Promise<void> {
    await this.declineButton.click();
  }
}
