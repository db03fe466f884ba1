import { ShopPage } from './ShopPage.ts';

interface HealthAnswers {
  condition: string;
  others: string;
}

export class QuestionnairePage extends ShopPage {
  readonly others = this.field('others');
  readonly saveButton = this.button('questionnaire.save');

  async answer(): Promise<void> {
    await this.answerNothingSpecial();
    await this.save();
  }

  /** Nothing is saved. */
  async answerNothingSpecial(): Promise<void> {
    await this.choice('medical_condition', 'no').click();
    await this.field('no_dislikes_allergies').check();
    await this.#describeBody();
  }

  /** Everything that is typed, but nothing is saved. */
  async answerWith({ condition, others }: HealthAnswers): Promise<void> {
    await this.choice('medical_condition', 'yes').click();
    await this.field('medical_condition_details').fill(condition);
    await this.others.fill(others);
    await this.#describeBody();
  }

  async save(): Promise<void> {
    await this.saveButton.click();
  }

  async #describeBody(): Promise<void> {
    // Typed as a customer with an Arabic keyboard types them.
    await this.field('age').fill('٣٢');
    await this.field('height').fill('١٧٠');
    await this.field('weight').fill('70.5');
    await this.choice('activity_level', 'moderate').click();
    await this.field('health_consent').check();
  }
}
