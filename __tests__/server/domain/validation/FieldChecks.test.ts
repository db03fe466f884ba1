import { FieldChecks } from '../../../../server/domain/validation/FieldChecks.ts';
import { ApiError } from '../../../../server/errors/ApiError.ts';
import { renderError } from '../../../../server/errors/render.ts';

const errorsOf = (checks: FieldChecks) => {
  const refusal = checks.refusal();
  return refusal && Object.entries(renderError(refusal, 'en').errors ?? {});
};

it('refuses nothing when nothing is wrong', () => {
  const checks = new FieldChecks(['email']);
  expect(errorsOf(checks)).toBeNull();
  expect(checks.has('email')).toBe(false);
  expect(() => checks.finish()).not.toThrow();
});

it('refuses all faults at once, in the order of the form, unknown fields last', () => {
  const checks = new FieldChecks(['name', 'email', 'phone']);
  checks.add('body', 'server.order.empty');
  checks.add('phone', 'validation.phone');
  checks.add('name', 'server.order.empty');
  checks.add('name', 'server.order.address');
  expect(errorsOf(checks)).toEqual([
    ['name', ['Your cart is empty.', 'Please choose one of your saved addresses.']],
    ['phone', ['Invalid mobile number']],
    ['body', ['Your cart is empty.']],
  ]);
  expect(checks.has('name')).toBe(true);
  expect(() => checks.finish()).toThrow(ApiError);
});

it('fills in the placeholders of a message', () => {
  const checks = new FieldChecks();
  checks.add('start_date', 'server.plan.start_too_early', { date: { day: '2027-01-15' } });
  checks.addViolation('comment', {
    key: 'validation.max',
    values: { max: 500, property: 'comment' },
  });
  checks.addViolation('age', { key: 'validation.age' });
  expect(errorsOf(checks)).toEqual([
    ['start_date', [expect.stringContaining('15\u00a0January 2027')]],
    ['comment', ['Comment: max length 500 characters.']],
    ['age', ['Please enter a valid age.']],
  ]);
});
