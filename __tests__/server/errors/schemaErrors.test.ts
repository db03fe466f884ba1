import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { AddressInput } from '../../../src/contract/wire/address.ts';
import { invalidFields } from '../../../server/errors/ApiError.ts';
import { renderError } from '../../../server/errors/render.ts';
import { schemaFieldErrors } from '../../../server/errors/schemaErrors.ts';

const Form = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 3 }),
    count: Type.Integer({ minimum: 1, maximum: 4 }),
    note: Type.Optional(Type.Union([Type.String({ maxLength: 2 }), Type.Null()])),
  },
  { additionalProperties: false },
);

function errorsOf(value: unknown) {
  const fields = schemaFieldErrors(Compile(Form).Errors(value), value);
  return renderError(invalidFields(fields), 'en').errors;
}

describe('faults of a schema', () => {
  it('missing fields are required fields', () => {
    expect(errorsOf({})).toEqual({
      name: ['name field is required.'],
      count: ['count field is required.'],
    });
  });

  it('an empty text is a missing one', () => {
    expect(errorsOf({ name: '', count: 1 })).toEqual({ name: ['name field is required.'] });
  });

  it.each([
    [{ name: 'abcd', count: 1 }, { name: ['name: max length 3 characters.'] }],
    [{ name: 'a', count: 9 }, { count: ['count must be at most 4.'] }],
    [{ name: 'a', count: 0 }, { count: ['count must be at least 1.'] }],
    [{ name: 'a', count: 1.5 }, { count: ['Value is not an integer'] }],
    [{ name: 'a', count: 'x' }, { count: ['count must only have integers/numbers'] }],
    [{ name: 3, count: 1 }, { name: ['name is not valid.'] }],
    [{ name: 'a', count: 1, note: 'abc' }, { note: ['note: max length 2 characters.'] }],
    [{ name: 'a', count: 1, other: 1 }, { other: ['other is not expected here.'] }],
  ])('%j', (value, errors) => {
    expect(errorsOf(value)).toEqual(errors);
  });

  it('some missing fields have messages of their own', () => {
    const Plan = Type.Object({
      delivery_preference: Type.String(),
      activity_level: Type.String(),
    });
    const fields = schemaFieldErrors(Compile(Plan).Errors({}), {});
    expect(renderError(invalidFields(fields), 'en').errors).toEqual({
      delivery_preference: ['Delivery days off field is required.'],
      activity_level: ['An activity level is required.'],
    });
  });

  it('a field without a name is called "the field" in the sentence for the customer', () => {
    const fields = schemaFieldErrors(Compile(Form).Errors({ name: 'a' }), { name: 'a' });
    expect(renderError(invalidFields(fields), 'en')).toMatchObject({
      message: 'The field is required.',
      errors: { count: ['count field is required.'] },
    });
  });

  it('a body that is no object has a message too', () => {
    expect(errorsOf([])).toEqual({ body: ['body is not valid.'] });
  });

  it('names the options when a value of a list is missing', () => {
    const sent = { location: 'moon' };
    const fields = schemaFieldErrors(Compile(AddressInput).Errors(sent), sent);
    expect(fields).toHaveProperty('location');
    expect(fields).toHaveProperty('block');
  });
});
