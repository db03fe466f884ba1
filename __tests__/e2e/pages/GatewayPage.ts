import type { Page } from 'playwright-core';

/** The sandbox's hosted page, on an origin of its own. */
export class GatewayPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async waitUntilOpen(): Promise<void> {
    await this.page.locator('button[value="pay"]').waitFor();
  }

  amount(): Promise<string> {
    return this.page.locator('.sum dd bdi').innerText();
  }

  async chooseScenario(name: string): Promise<void> {
    await this.page.locator('details summary').click();
    await this.page.locator(`input[name="scenario"][value="${name}"]`).check();
  }

  async pay(): Promise<void> {
    await this.page.locator('button[value="pay"]').click();
  }

  async decline(): Promise<void> {
    await this.page.locator('button[value="decline"]').click();
  }
}
