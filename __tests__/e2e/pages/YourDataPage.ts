import { readFile } from 'node:fs/promises';
import { ShopPage } from './ShopPage.ts';

export class YourDataPage extends ShopPage {
  readonly deletionButton = this.button('yourData.deletion.open');
  readonly notYet = this.page.getByText(this.text('yourData.deletion.notYet'));
  readonly unrecordedConsent = this.page.getByText(this.text('yourData.consent.unrecorded'));
  readonly noAnswers = this.page.getByText(this.text('yourData.consent.withdrawn'));

  async open(): Promise<void> {
    await this.page.goto('/your-data');
  }

  /** The content of the downloaded file. */
  async download(password: string): Promise<unknown> {
    await this.button('yourData.download.open').click();
    await this.field('password').fill(password);
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.button('yourData.download.submit').click(),
    ]);
    return JSON.parse(await readFile(await download.path(), 'utf8')) as unknown;
  }

  async withdrawConsent(): Promise<void> {
    await this.button('yourData.consent.withdraw').click();
    await this.button('yourData.consent.confirm').click();
  }

  async deleteAccount(password: string): Promise<void> {
    await this.deletionButton.click();
    await this.field('password').fill(password);
    await this.button('yourData.deletion.submit').click();
  }
}
