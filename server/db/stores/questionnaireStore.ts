import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';
import type { Choice } from '../content.ts';

/** The answers of a line, else null. */
export async function findQuestionnaire(
  db: Db,
  cartItemId: number,
): Promise<QuestionnaireAnswers | null> {
  const row = await selectQuestionnaires(db)
    .where('cart_item_id', '=', cartItemId)
    .executeTakeFirst();
  return row === undefined ? null : toAnswers(db, row);
}

export async function findLatestQuestionnaire(
  db: Db,
  customerId: number,
): Promise<QuestionnaireAnswers | null> {
  const row = await selectQuestionnaires(db)
    .where('customer_id', '=', customerId)
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row === undefined ? null : toAnswers(db, row);
}

interface QuestionnaireOwner {
  readonly customerId: number;
  readonly cartItemId: number;
}

/** Replaces the line's answers, and deletes those of removed lines: the new ones are the latest. */
export async function replaceQuestionnaire(
  trx: Db,
  { customerId, cartItemId }: QuestionnaireOwner,
  { allergens, dislikes, ...answers }: QuestionnaireAnswers,
  now: Date,
): Promise<void> {
  await trx
    .deleteFrom('questionnaires')
    .where('customer_id', '=', customerId)
    .where((where) =>
      where.or([where('cart_item_id', '=', cartItemId), where('cart_item_id', 'is', null)]),
    )
    .execute();
  const { id } = await trx
    .insertInto('questionnaires')
    .values({ ...answers, customer_id: customerId, cart_item_id: cartItemId, saved_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (allergens.length > 0) {
    const rows = allergens.map((allergen_id) => ({ questionnaire_id: id, allergen_id }));
    await trx.insertInto('questionnaire_allergens').values(rows).execute();
  }
  if (dislikes.length > 0) {
    const rows = dislikes.map((ingredient_id) => ({ questionnaire_id: id, ingredient_id }));
    await trx.insertInto('questionnaire_dislikes').values(rows).execute();
  }
}

/** What the customer declared for a line; empty before the questionnaire is saved. */
export async function listAvoided(
  db: Db,
  cartItemId: number,
): Promise<{ allergens: Choice[]; dislikes: Choice[] }> {
  const avoided = await db
    .selectFrom('questionnaires')
    .select((questionnaire) => [
      jsonArrayFrom(allergensOf(questionnaire)).as('allergens'),
      jsonArrayFrom(dislikedOf(questionnaire)).as('dislikes'),
    ])
    .where('cart_item_id', '=', cartItemId)
    .executeTakeFirst();
  return avoided ?? { allergens: [], dislikes: [] };
}

type OfQuestionnaire = ExpressionBuilder<Database, 'questionnaires'>;

export function allergensOf(questionnaire: OfQuestionnaire) {
  return questionnaire
    .selectFrom('questionnaire_allergens')
    .innerJoin('allergens', 'allergens.id', 'allergen_id')
    .select(['allergens.id', 'name_en', 'name_ar'])
    .whereRef('questionnaire_id', '=', 'questionnaires.id')
    .orderBy('allergens.id');
}

export function dislikedOf(questionnaire: OfQuestionnaire) {
  return questionnaire
    .selectFrom('questionnaire_dislikes')
    .innerJoin('ingredients', 'ingredients.id', 'ingredient_id')
    .select(['ingredients.id', 'name_en', 'name_ar'])
    .whereRef('questionnaire_id', '=', 'questionnaires.id')
    .orderBy('ingredients.id');
}

export async function allergiesOf(db: Db, questionnaireId: number): Promise<Choice[]> {
  return db
    .selectFrom('questionnaire_allergens')
    .innerJoin('allergens', 'allergens.id', 'allergen_id')
    .select(['allergens.id', 'name_en', 'name_ar'])
    .where('questionnaire_id', '=', questionnaireId)
    .orderBy('allergens.id')
    .execute();
}

export async function dislikesOf(db: Db, questionnaireId: number): Promise<Choice[]> {
  return db
    .selectFrom('questionnaire_dislikes')
    .innerJoin('ingredients', 'ingredients.id', 'ingredient_id')
    .select(['ingredients.id', 'name_en', 'name_ar'])
    .where('questionnaire_id', '=', questionnaireId)
    .orderBy('ingredients.id')
    .execute();
}

function selectQuestionnaires(db: Db) {
  return db
    .selectFrom('questionnaires')
    .select([
      'id',
      'medical_condition',
      'medical_condition_details',
      'no_dislikes_allergies',
      'others',
      'age',
      'height',
      'weight',
      'activity_level',
      'dietitian_appointment_date',
    ]);
}

/** With the ids of the avoided allergens and ingredients. */
type QuestionnaireAnswers = Omit<QuestionnaireRow, 'id'> & {
  allergens: number[];
  dislikes: number[];
};

type QuestionnaireRow = Awaited<
  ReturnType<ReturnType<typeof selectQuestionnaires>['execute']>
>[number];

async function toAnswers(db: Db, { id, ...row }: QuestionnaireRow): Promise<QuestionnaireAnswers> {
  const allergens = await db
    .selectFrom('questionnaire_allergens')
    .select('allergen_id')
    .where('questionnaire_id', '=', id)
    .orderBy('allergen_id')
    .execute();
  const dislikes = await db
    .selectFrom('questionnaire_dislikes')
    .select('ingredient_id')
    .where('questionnaire_id', '=', id)
    .orderBy('ingredient_id')
    .execute();
  return {
    ...row,
    allergens: allergens.map(({ allergen_id }) => allergen_id),
    dislikes: dislikes.map(({ ingredient_id }) => ingredient_id),
  };
}
