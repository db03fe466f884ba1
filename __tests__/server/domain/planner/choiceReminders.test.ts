import { choiceReminderOf } from '../../../../server/domain/planner/choiceReminders.ts';

const DATE = '2027-01-23';
const dish = {} as never;

const reminder = (
  meals_selected_by: 'customer' | 'dietitian',
  { added = 1, missing = 0 },
  at: string,
) =>
  choiceReminderOf(
    {
      plan: { order_id: 7, meals_selected_by },
      date: DATE,
      added: Array.from({ length: added }, () => dish),
      missing,
    },
    new Date(`${at}:00+03:00`),
  );

const dueAt = (at: string) =>
  reminder('customer', {}, at)?.mail_due_at.toISOString().replace('.000', '') ?? null;

it.each([
  ['a week before', '2027-01-16T00:00', '2027-01-19T06:00:00Z'],
  ['just before that morning', '2027-01-19T08:59', '2027-01-19T06:00:00Z'],
  ['later on that day: the next morning, the last one', '2027-01-19T09:00', '2027-01-20T06:00:00Z'],
  ['when no morning is left', '2027-01-20T09:00', null],
])('is due on the morning of the day before the last one to change it, filled %s', (_, at, due) => {
  expect(dueAt(at)).toBe(due);
});

it('is about days that the customer chooses, and about missing dishes in any plan', () => {
  const at = '2027-01-16T10:00';
  expect(reminder('customer', { added: 0 }, at)).toBeNull();
  expect(reminder('dietitian', { added: 3 }, at)).toBeNull();
  expect(reminder('dietitian', { added: 2, missing: 1 }, at)).toMatchObject({ date: DATE });
  expect(reminder('customer', { added: 0, missing: 1 }, at)).toMatchObject({ order_id: 7 });
});
