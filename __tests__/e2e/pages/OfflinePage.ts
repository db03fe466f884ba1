import type { Locator } from '@playwright/test';
import { formatLongDay } from '../../../src/i18n/formatLongDay.ts';
import { ShopPage } from './ShopPage.ts';

/** The page that replaces every other without a network. */
export class OfflinePage extends ShopPage {
  readonly title = this.heading('offline.title');
  readonly unreachableTitle = this.heading('offline.unreachable');
  readonly retryButton = this.button('common.retry');
  readonly meals = this.page.getByRole('region', { name: this.text('offline.meals') });
  readonly nothing = this.page.getByText(this.text('offline.nothing'));

  day(when: 'today' | 'tomorrow', date: string, language: 'en' | 'ar'): Locator {
    const name = `${this.text(`myPlan.when.${when}`)} ${formatLongDay(date, language)}`;
    return this.meals.getByRole('region', { name });
  }
}
