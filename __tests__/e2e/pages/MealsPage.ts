import type { Locator } from '@playwright/test';
import { ShopPage } from './ShopPage.ts';

/** How many dishes of each kind a day takes. */
interface DailyDishes {
  meal: number;
  snack: number;
}

type DishKind = keyof DailyDishes;

export class MealsPage extends ShopPage {
  readonly ownMealsButton = this.button('mealSelection.own.action');
  readonly dietitianButton = this.button('mealSelection.dietitian.action');
  readonly saveButton = this.button('mealSelection.save');

  /** In the dialog with the preview. */
  readonly repeatButton = this.#inDialog('mealSelection.repeat.yes');
  readonly restButton = this.#inDialog('mealSelection.rest.action');
  readonly previewDays = this.dialog
    .getByRole('list', { name: this.text('mealSelection.repeat.preview') })
    .locator('> li');
  readonly replacedDishes = this.previewDays.getByText(
    this.text('mealSelection.insteadOf', { dish: '' }).trim(),
  );
  /** On a complete day, after a repeat was declined or undone. */
  readonly repeatAgainButton = this.page
    .getByRole('main')
    .getByRole('button', { name: this.text('mealSelection.repeat.yes') });
  readonly undoButton = this.button('mealSelection.repeat.undo');

  readonly repeatResult = this.page.getByRole('status').filter({ has: this.undoButton });

  readonly snacksButton = this.button('mealSelection.toSnacks');
  readonly filterButton = this.button('mealSelection.filter.open', { count: 0 });
  readonly filters = this.page.locator('#menu-filters label');
  readonly clearSearchButton = this.button('mealSelection.search.clear');
  readonly search = this.page.getByRole('searchbox');
  readonly dishes = this.page.locator('main li:has(> label > input[type="checkbox"])');
  /** Those that allergies rule out are folded away. */
  readonly dishNames = this.dishes.locator('[id$="-name"]').filter({ visible: true });
  readonly chosenNames = this.dishes
    .filter({ has: this.page.locator('input:checked') })
    .locator('[id$="-name"]');
  readonly completeDays = this.#daysNamed('mealSelection.day.complete');
  readonly incompleteDays = this.#daysNamed('mealSelection.day.begun').or(
    this.#daysNamed('mealSelection.day.empty'),
  );

  async open(cartItemId: number): Promise<void> {
    await this.page.goto(`/meals/${cartItemId}`);
  }

  async letDietitianChoose(): Promise<void> {
    await this.dietitianButton.click();
  }

  /** Fills the first day and repeats it for all others. */
  async chooseOwnMeals(daily: DailyDishes): Promise<void> {
    await this.ownMealsButton.click();
    await this.fillDay(daily);
    await this.repeatButton.click();
    await this.repeatButton.waitFor({ state: 'hidden' });
    await this.saveButton.click();
  }

  async fillDay(daily: DailyDishes): Promise<void> {
    for (const kind of ['meal', 'snack'] as const) {
      if (daily[kind] === 0) continue;
      await this.tab(kind).click();
      await this.addDishes(kind, daily[kind]);
    }
  }

  /** The tab with the count of the kind: "Meals: 0 of 2". */
  tab(kind: DishKind): Locator {
    return this.page.locator(`#dishes-${kind}`);
  }

  /** Adds the first visible dishes that can be chosen and are not chosen yet, once the tab of their kind is open. */
  async addDishes(kind: DishKind, count: number): Promise<void> {
    // A press is shown in the next task. Until then nothing says that the dishes are about to change.
    await this.tab(kind).and(this.page.locator('[aria-selected="true"]')).waitFor();
    // Until then, the dishes of the previous day or tab are visible.
    await this.page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
    const chosen = this.dishes.locator('input:checked');
    const free = this.dishes.locator('label:not(:has(input:checked)):not(:has(input:disabled))');
    const before = await chosen.count();
    for (let added = 0; added < count; added += 1) {
      await free.first().click();
      await chosen.nth(before + added).waitFor({ state: 'attached' });
    }
  }

  /** Removes the first chosen dish, and adds another one instead. */
  async exchangeFirst(): Promise<void> {
    const chosen = this.dishes.filter({ has: this.page.locator('input:checked') });
    const before = await chosen.count();
    const taken = await this.chosenNames.first().innerText();
    await chosen.first().locator('label').click();
    await chosen.nth(before - 1).waitFor({ state: 'detached' });
    const free = this.dishes
      .filter({ has: this.page.locator('input:not(:checked, :disabled)') })
      .filter({ hasNotText: taken });
    await free.first().locator('label').click();
    await chosen.nth(before - 1).waitFor({ state: 'attached' });
  }

  #inDialog(key: 'mealSelection.repeat.yes' | 'mealSelection.rest.action'): Locator {
    return this.dialog.getByRole('button', { name: this.text(key) });
  }

  #daysNamed(
    key: 'mealSelection.day.begun' | 'mealSelection.day.empty' | 'mealSelection.day.complete',
  ): Locator {
    const ending = this.text(key, { date: '' }).trim();
    return this.page.locator(`table button[aria-label$="${ending}"]`);
  }
}
