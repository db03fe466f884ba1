import { ShopPage } from './ShopPage.ts';

export class QuestionnairePage extends ShopPage {
  readonly others = this.field('others');

  async answer(): Promise<void> {
    await this.choice('medical_condition', 'no').click();
    await this.field('no_dislikes_allergies').check();
    // Typed as a customer with an Arabic keyboard types them.
    await this.field('age').fill('٣٢');
    await this.field('height').fill('١٧٠');
    await this.field('weight').fill('70.5');
    await this.choice('activity_level', 'moderate').click();
    await this.field('health_consent').check();
    await this.button('questionnaire.save').click();
  }
}
