import { Type, type TSchema } from 'typebox';
import { buildSerializer } from '../../../server/http/compileSerializer.ts';
import { withoutUnions } from '../../../server/http/withoutUnions.ts';

const nullable = (schema: TSchema) => Type.Union([schema, Type.Null()]);
const Kind = Type.Union([Type.Literal('meal'), Type.Literal('snack')]);
const Plan = Type.Object({ kind: Kind, title: nullable(Type.String()) });

/** As Fastify serializes a route's answer. */
const write = (schema: TSchema, answer: unknown): unknown =>
  JSON.parse(buildSerializer()({ schema, method: 'GET', url: '/', httpStatus: '200' })(answer));

describe('the schema that an answer is written by', () => {
  it.each<[string, TSchema, object]>([
    ['what may be null', nullable(Type.String()), { type: 'string', nullable: true }],
    ['words of a list', Kind, { type: 'string' }],
    ['words that may be null', nullable(Kind), { type: 'string', nullable: true }],
    ['numbers of a list', Type.Union([Type.Literal(1), Type.Literal(2)]), { type: 'number' }],
  ])('has no union for %s', (_what, schema, expected) => {
    expect(withoutUnions(schema)).toEqual(expected);
  });

  it('keeps the constraints of each part', () => {
    const schema = Type.Object({ day: nullable(Type.String({ format: 'date' })) });
    expect(withoutUnions(schema)).toMatchObject({
      type: 'object',
      required: ['day'],
      properties: { day: { type: 'string', format: 'date', nullable: true } },
    });
  });

  it('keeps a union of different things, with its parts', () => {
    const schema = Type.Union([Plan, Type.Number(), Type.Null()]);
    expect(withoutUnions(schema)).toBe(schema);
  });

  it.each<[string, TSchema, unknown]>([
    ['null', Plan, { kind: 'meal', title: null }],
    ['a text', Plan, { kind: 'snack', title: 'A plan' }],
    ['an object that is null', Type.Object({ plan: nullable(Plan) }), { plan: null }],
    [
      'an object that is not',
      Type.Object({ plan: nullable(Plan) }),
      { plan: { kind: 'meal', title: null } },
    ],
    ['one of several objects', Type.Union([Plan, Type.Object({ day: Kind })]), { day: 'meal' }],
    ['one of different things', Type.Object({ is: Type.Union([Plan, Kind]) }), { is: 'meal' }],
  ])('writes %s as it is', (_what, schema, answer) => {
    expect(write(schema, answer)).toEqual(answer);
  });

  it('leaves out fields that the contract does not name', () => {
    const answer = { plan: { kind: 'meal', title: null, secret: 'x' } };
    expect(write(Type.Object({ plan: nullable(Plan) }), answer)).toEqual({
      plan: { kind: 'meal', title: null },
    });
  });
});
