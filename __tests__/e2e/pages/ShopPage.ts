import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../support/texts.ts';

type TextKey = Parameters<Texts>[0];
type TextValues = Parameters<Texts>[1];

/** A screen of the storefront, whose elements are found by the words that the customer reads. */
export class ShopPage {
  readonly page: Page;
  readonly text: Texts;
  readonly dialog: Locator;

  constructor(page: Page, text: Texts) {
    this.page = page;
    this.text = text;
    this.dialog = page.getByRole('dialog');
  }

  texts(...keys: readonly TextKey[]): string[] {
    return keys.map((key) => this.text(key));
  }

  button(key: TextKey, values?: TextValues): Locator {
    return this.page
      .getByRole('button', { name: this.text(key, values), exact: true })
      .filter({ visible: true })
      .first();
  }

  heading(key: TextKey, values?: TextValues): Locator {
    return this.page.getByRole('heading', { name: this.text(key, values) });
  }

  /**
   * A field by its name in the form: labels also carry hints in each language. A form of a page of the
   * server is inert until its scripts run.
   */
  field(name: string): Locator {
    return this.page.locator(`[name="${name}"]:not([inert] *)`).filter({ visible: true }).first();
  }

  /** Radios and checkboxes are drawn by their label. */
  choice(name: string, value: string): Locator {
    return this.page
      .locator(`label:not([inert] *):has(input[name="${name}"][value="${value}"])`)
      .first();
  }

  /** The form that holds the field of this name. */
  formWith(field: string): ShopForm {
    return new ShopForm(this.page.locator(`form:not([inert]):has([name="${field}"])`));
  }
}

export interface AddressEntry {
  block?: string;
  street?: string;
  houseBuilding?: string;
}

export class ShopForm {
  readonly root: Locator;
  readonly submitButton: Locator;

  constructor(root: Locator) {
    this.root = root;
    this.submitButton = root.locator('button[type="submit"]');
  }

  field(name: string): Locator {
    return this.root.locator(`[name="${name}"]`);
  }

  async fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(values)) await this.field(name).fill(value);
  }

  async fillAddress({ block = '4', street = '15', houseBuilding = '12' }: AddressEntry = {}) {
    await this.field('gov_id').selectOption({ index: 1 });
    await this.field('area_id').selectOption({ index: 1 });
    await this.fill({ block, street, house_building: houseBuilding });
  }

  async submit(): Promise<void> {
    await this.submitButton.click();
  }

  /** Submits a form that leaves the page once the server has accepted it. */
  async submitAndClose(): Promise<void> {
    await this.submit();
    await this.root.waitFor({ state: 'detached' });
  }
}
