import type {
  QuestionnaireResponse,
  QuestionnaireSaved,
} from '../../../src/contract/wire/questionnaire.ts';
import { kuwaitToday } from '../../../src/contract/kuwaitTime.ts';
import type { ErrorResponse } from '../../../src/contract/wire/common.ts';
import { answerCases, contradictions } from '../../support/answerCases.ts';
import { addPlan, newCustomer, questionnaire } from '../../support/apiClient.ts';
import type { ApiClient } from '../../support/apiClient.ts';
import { inWords } from '../../support/expectRule.ts';
import { startTestApp } from '../../support/testApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

describeOnDatabases('dislikes and allergies', (database) => {
  let testApp: TestApp;
  let customer: ApiClient;
  let line: number;
  beforeAll(async () => {
    testApp = await startTestApp({ database });
  });
  beforeEach(async () => {
    customer = await newCustomer(testApp.app);
    line = (await addPlan(customer)).cart_item_id;
  });
  afterAll(() => testApp.stop());

  const view = (item: number) =>
    customer.get<QuestionnaireResponse>('GET', `dislikes-allergies/${item}`);
  const save = (item: number, changes = {}) =>
    customer.get<QuestionnaireSaved>('POST', 'dislikes-allergies', questionnaire(item, changes));

  it('begin empty, with the lists to choose from', async () => {
    const { questionnaire: answers, allergens, ingredients } = await view(line);
    expect(answers).toBeNull();
    expect(allergens.length).toBeGreaterThan(5);
    expect(ingredients.length).toBeGreaterThan(5);
  });

  it('are stored, and the line is complete', async () => {
    const some = { no_dislikes_allergies: false, allergens: [2], dislikes: [1, 3], others: 'okra' };
    const saved = await save(line, { ...some, dietitian_appointment_date: '2027-01-27' });
    expect(saved).toMatchObject({
      removed_dishes: 0,
      cart_item: { questionnaire_completed: true },
    });
    const { questionnaire: answers } = await view(line);
    expect(answers).toMatchObject({
      ...some,
      weight: 70.5,
      dietitian_appointment_date: '2027-01-27',
    });
  });

  it('fill in those of the next line, even when the first is removed', async () => {
    await save(line, { age: 44, dietitian_appointment_date: '2027-01-27' });
    await customer.get('DELETE', `carts/items/${line}`);
    const next = (await addPlan(customer)).cart_item_id;
    const { questionnaire: answers, cart_item } = await view(next);
    expect(answers).toMatchObject({ age: 44, dietitian_appointment_date: null });
    expect(cart_item.questionnaire_completed).toBe(false);
    await save(next, { age: 45 });
    const kept = await testApp.context.db
      .selectFrom('questionnaires')
      .select('age')
      .where('age', 'in', [44, 45])
      .execute();
    expect(kept).toEqual([{ age: 45 }]);
  });

  it('are refused field by field', async () => {
    const wrong = questionnaire(line, {
      age: 5,
      medical_condition: true,
      no_dislikes_allergies: false,
    });
    const { errors } = await customer.refused(422, 'POST', 'dislikes-allergies', wrong);
    expect(Object.keys(errors ?? {})).toEqual([
      'medical_condition_details',
      'no_dislikes_allergies',
      'age',
    ]);
  });

  it.each<[object, Record<string, string[]>]>([
    [{ weight: 'heavy' }, { weight: ['weight must only have integers/numbers'] }],
    [{ age: 30.5 }, { age: ['Value is not an integer'] }],
    [{ height: undefined }, { height: ['height field is required.'] }],
    [{ activity_level: undefined }, { activity_level: ['An activity level is required.'] }],
    [{ others: 'x'.repeat(501) }, { others: ['others: max length 500 characters.'] }],
  ])('are refused with wrong input %#', async (wrong, errors) => {
    const form = { ...questionnaire(line), ...wrong };
    const refusal = await customer.refused(422, 'POST', 'dislikes-allergies', form);
    expect(refusal.errors).toEqual(errors);
  });

  it('are held together, and to the days of their plan', async () => {
    const { end_date: endDate } = (await view(line)).cart_item;
    const today = kuwaitToday(testApp.context.clock());
    const cases = [...answerCases({ today, endDate }), ...contradictions];
    const explained = [];
    for (const { answers } of cases) {
      const form = questionnaire(line, answers);
      const { response } = await customer.call<ErrorResponse>('POST', 'dislikes-allergies', form);
      explained.push([answers, response.errors]);
    }
    expect(explained).toEqual(
      cases.map(({ answers, field, violation }) => [
        answers,
        violation === null ? undefined : { [field]: inWords(field, violation) },
      ]),
    );
  });

  it('names a wrong day beside the other faults', async () => {
    const wrong = questionnaire(line, { age: 5, dietitian_appointment_date: '2099-01-01' });
    const { errors } = await customer.refused(422, 'POST', 'dislikes-allergies', wrong);
    expect(errors).toEqual({
      age: ['Please enter a valid age.'],
      dietitian_appointment_date: [
        'Please choose a date no later than 60 days after the last day of your subscription.',
      ],
    });
  });

  it('of another customer are not found', async () => {
    const other = await newCustomer(testApp.app);
    await other.refused(404, 'GET', `dislikes-allergies/${line}`);
    for (const date of [null, '2027-01-27', '2099-01-01']) {
      const form = questionnaire(line, { dietitian_appointment_date: date });
      await other.refused(404, 'POST', 'dislikes-allergies', form);
    }
  });
});
