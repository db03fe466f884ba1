import type { Locator } from '@playwright/test';
import { ShopPage } from './ShopPage.ts';

/** How many dishes of each kind a day takes. */
interface DailyDishes {
  meal: number;
  snack: number;
}

export class MealsPage extends ShopPage {
  readonly ownMealsButton = this.button('mealSelection.own.action');
  readonly dietitianButton = this.button('mealSelection.dietitian.action');
  readonly repeatButton = this.dialog.getByRole('button', {
    name: this.text('mealSelection.repeat.yes'),
  });
  readonly incompleteDays = this.#daysNamed('mealSelection.day.begun').or(
    this.#daysNamed('mealSelection.day.empty'),
  );
  readonly saveButton = this.button('mealSelection.save');

  async letDietitianChoose(): Promise<void> {
    await this.dietitianButton.click();
  }

  /** Fills the first day, repeats it, and completes the days on which a dish is not on the menu. */
  async chooseOwnMeals(daily: DailyDishes): Promise<void> {
    await this.ownMealsButton.click();
    await this.fillDay(daily);
    await this.repeatButton.click();
    await this.repeatButton.waitFor({ state: 'hidden' });
    for (let days = await this.incompleteDays.count(); days > 0; days -= 1) {
      await this.incompleteDays.first().click();
      await this.fillDay(daily);
    }
    await this.saveButton.click();
  }

  async fillDay(daily: DailyDishes): Promise<void> {
    for (const kind of ['meal', 'snack'] as const) {
      const menu = this.page.locator(`section[aria-labelledby="menu-${kind}"]`);
      const chosen = menu.locator('input[type="checkbox"]:checked');
      const free = menu.locator('li:not(:has(input:checked)):not(:has(input:disabled)) label');
      await menu.waitFor();
      for (let dishes = await chosen.count(); dishes < daily[kind]; dishes += 1) {
        await free.first().click();
        await chosen.nth(dishes).waitFor({ state: 'attached' });
      }
    }
  }

  #daysNamed(key: 'mealSelection.day.begun' | 'mealSelection.day.empty'): Locator {
    const ending = this.text(key, { date: '' }).trim();
    return this.page.locator(`table button[aria-label$="${ending}"]`);
  }
}
