import { Type } from 'typebox';
import { email, personName } from '../../../../src/contract/rules/person.ts';
import { optionalText, text } from '../../../../src/contract/wire/ruled.ts';
import {
  requiredTextViolation,
  ruledValue,
} from '../../../../server/domain/validation/ruledValue.ts';

const Friend = Type.Object({
  name: text(personName),
  email: optionalText(email),
  age: Type.Integer(),
});
// Called within each test: what a file runs while it is loaded belongs to no test.
const friends = () => ruledValue(Type.Array(Friend));
const noura = { name: 'Noura', email: null, age: 30 };

it('normalises the texts within lists and objects, and nothing beside them', () => {
  const sent = [
    { ...noura, name: ' Noura ', email: ' ' },
    { ...noura, email: 'N@X.example', more: ' x ' },
  ];
  expect(friends()?.normalise(sent)).toEqual([
    noura,
    { ...noura, email: 'n@x.example', more: ' x ' },
  ]);
});

it.each([
  ['a bad text', [noura, { ...noura, email: 'x' }], { key: 'validation.email' }],
  ['a missing one', [{ age: 1 }], { key: personName.required }],
  [
    'the first of several',
    [{ ...noura, name: 'x' }, { name: '' }],
    { key: 'validation.min', values: { min: 2 } },
  ],
])('finds %s within', (_, value, violation) => {
  expect(friends()?.violation(value, {})).toEqual(violation);
});

it('finds nothing where nothing is wrong', () => {
  expect(friends()?.violation([noura, { name: 'Ali' }], {})).toBeNull();
});

it.each([['text'], [null], [{}], [[null, 'x', [noura]]], [[{ name: 5 }]]])(
  'leaves %j, which is of another type, to the schema',
  (value) => {
    expect(friends()?.normalise(value)).toEqual(value);
    expect(friends()?.violation(value, {})).toBeNull();
  },
);

it.each([[Type.String()], [Type.Array(Type.Integer())], [Type.Object({ count: Type.Integer() })]])(
  'has no say in %j',
  (schema) => {
    expect(ruledValue(schema)).toBeNull();
  },
);

it('finds fault with a required text that is empty, before its rule does', () => {
  expect(requiredTextViolation(email, '')).toEqual({ key: email.required });
  expect(requiredTextViolation(email, 'x')).toEqual({ key: 'validation.email' });
  expect(requiredTextViolation(email, 'noura@example.com')).toBeNull();
});
