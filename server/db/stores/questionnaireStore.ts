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

interface AnsweredLine {
  readonly cartItemId: number;
  readonly answers: QuestionnaireAnswers;
}

/** Replaces the answers of a customer's lines, and deletes those of removed lines: the new ones are the latest. */
export async function replaceQuestionnaires(
  trx: Db,
  customerId: number,
  lines: readonly AnsweredLine[],
  now: Date,
): Promise<void> {
  if (lines.length === 0) return;
  const ids = lines.map(({ cartItemId }) => cartItemId);
  await trx
    .deleteFrom('questionnaires')
    .where('customer_id', '=', customerId)
    .where((where) =>
      where.or([where('cart_item_id', 'in', ids), where('cart_item_id', 'is', null)]),
    )
    .execute();
  const rows = lines.map(({ cartItemId, answers }) => {
    const { allergens: _allergens, dislikes: _dislikes, ...columns } = answers;
    return { ...columns, customer_id: customerId, cart_item_id: cartItemId, saved_at: now };
  });
  const inserted = await trx
    .insertInto('questionnaires')
    .values(rows)
    .returning(['id', 'cart_item_id'])
    .execute();
  const saved = inserted.flatMap(({ id, cart_item_id }) => {
    const line = lines.find(({ cartItemId }) => cartItemId === cart_item_id);
    return line === undefined ? [] : [{ questionnaire_id: id, ...line.answers }];
  });
  const allergens = saved.flatMap(({ questionnaire_id, allergens: declared }) =>
    declared.map((allergen_id) => ({ questionnaire_id, allergen_id })),
  );
  const dislikes = saved.flatMap(({ questionnaire_id, dislikes: declared }) =>
    declared.map((ingredient_id) => ({ questionnaire_id, ingredient_id })),
  );
  if (allergens.length > 0) {
    await trx.insertInto('questionnaire_allergens').values(allergens).execute();
  }
  if (dislikes.length > 0) {
    await trx.insertInto('questionnaire_dislikes').values(dislikes).execute();
  }
}

/** The allergens that were declared for each of these lines; none for those without a questionnaire. */
export async function declaredAllergens(
  db: Db,
  cartItemIds: readonly number[],
): Promise<ReadonlyMap<number, { id: number }[]>> {
  const rows = await db
    .selectFrom('questionnaires')
    .select('cart_item_id')
    .select((questionnaire) => jsonArrayFrom(allergensOf(questionnaire)).as('allergens'))
    .where('cart_item_id', 'in', cartItemIds)
    .execute();
  return new Map(rows.map(({ cart_item_id, allergens }) => [cart_item_id ?? 0, allergens]));
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
