import { Type } from 'typebox';
import { contactName } from '../../../../src/contract/rules/contact.ts';
import { acceptedTerms, email } from '../../../../src/contract/rules/person.ts';
import { mobile } from '../../../../src/contract/rules/phone.ts';
import { age, medicalDetails } from '../../../../src/contract/rules/questionnaire.ts';
import {
  accepted,
  integer,
  optionalText,
  text,
  textOrNull,
} from '../../../../src/contract/wire/ruled.ts';
import { formReader } from '../../../../server/domain/validation/formReader.ts';
import { renderError } from '../../../../server/errors/render.ts';

const schema = Type.Object(
  {
    name: text(contactName),
    email: text(email),
    phone: optionalText(mobile),
    details: textOrNull(medicalDetails),
    age: integer(age),
    terms: accepted(acceptedTerms),
    count: Type.Integer(),
  },
  { additionalProperties: false },
);
const read = (sent: unknown) => formReader(schema)(sent);
const form = {
  name: 'Noura',
  email: 'noura@example.com',
  phone: '+96550012345',
  details: 'Anaemia',
  age: 30,
  terms: true,
  count: 1,
};

/** The messages by field in English, in the order of the answer; null when nothing is wrong. */
function messagesOf(sent: unknown) {
  const refusal = read(sent).checks.refusal();
  return refusal && Object.entries(renderError(refusal, 'en').errors ?? {});
}
it('reads a form with nothing wrong', () => {
  expect(messagesOf(form)).toBeNull();
  expect(read(form)).toMatchObject({ body: form, valid: form });
});

it('normalises its texts, and an empty one that may be missing is null', () => {
  const typed = {
    ...form,
    name: '  Noura ',
    email: ' NOURA@example.com',
    phone: '5001 2345',
    details: ' ',
  };
  expect(messagesOf(typed)).toBeNull();
  expect(read(typed).body).toEqual({ ...form, details: null });
  expect(read({ ...form, phone: '' }).body).toEqual({ ...form, phone: null });
});

it('names all missing fields, except optional ones', () => {
  expect(messagesOf({})).toEqual([
    ['name', ['name field is required.']],
    ['email', ['email field is required.']],
    ['details', ['Medical condition details are required.']],
    ['age', ['age field is required.']],
    ['terms', ['terms field is required.']],
    ['count', ['count field is required.']],
  ]);
  expect(read({}).valid).toEqual({});
});

it('names every fault at once, in the order of the form, each by one message', () => {
  const sent = {
    count: 'x',
    terms: false,
    age: 3,
    phone: '1',
    email: 'x',
    details: null,
    name: '',
  };
  expect(messagesOf(sent)).toEqual([
    ['name', ['name field is required.']],
    ['email', ['The email must be a valid email address.']],
    ['phone', ['Invalid mobile number']],
    ['age', ['Please enter a valid age.']],
    ['terms', ['The Terms and Conditions must be accepted.']],
    ['count', ['count must only have integers/numbers']],
  ]);
  expect(read(sent).valid).toEqual({ details: null });
});

it('leaves values of another type to the schema', () => {
  const sent = { ...form, name: 5, phone: 5, age: 'x', terms: 0 };
  expect(messagesOf(sent)).toEqual([
    ['name', ['name is not valid.']],
    ['phone', ['phone is not valid.']],
    ['age', ['age must only have integers/numbers']],
    ['terms', ['terms is not valid.']],
  ]);
});

it('expects nothing else', () => {
  expect(messagesOf({ ...form, other: 1 })).toEqual([['other', ['other is not expected here.']]]);
});

it.each([['text'], [null], [[]], [5]])('refuses a body that is no form: %j', (sent) => {
  expect(messagesOf(sent)).toEqual([['body', ['body is not valid.']]]);
  expect(read(sent)).toMatchObject({ body: sent, valid: undefined });
});

it('reads a body that has no fields by its schema alone', () => {
  const { checks, body } = formReader(Type.Array(Type.Integer()))([1]);
  expect(checks.refusal()).toBeNull();
  expect(body).toEqual([1]);
});
