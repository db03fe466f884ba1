import { Type, type Static } from 'typebox';
import { MOST_RECORDED_CHARACTERS, problemMessage } from '../rules/problemReport.ts';
import { Id } from './common.ts';
import { LanguageCode } from './languageCode.ts';
import { optionalText } from './ruled.ts';

export const ProblemReport = Type.Object(
  {
    /** The customer's description of the problem; may be empty. */
    message: optionalText(problemMessage),
    /** The part of the recording that the customer was shown, as JSON text. */
    recording: Type.String({
      minLength: 2,
      maxLength: MOST_RECORDED_CHARACTERS,
      contentMediaType: 'application/json',
    }),
  },
  { additionalProperties: false },
);
export type ProblemReport = Static<typeof ProblemReport>;

export const ProblemReportReceipt = Type.Object({
  /** A number that the customer can read out to customer service. */
  number: Id,
  /** The request's number in the log. */
  reference: Type.String(),
});
export type ProblemReportReceipt = Static<typeof ProblemReportReceipt>;

const strict = { additionalProperties: false } as const;

/** The shape of a recording as `src/recorder` writes it; a stranger may send anything. */
export const SentRecording = Type.Object(
  {
    version: Type.Literal(1),
    release: Type.String({ maxLength: 200 }),
    language: LanguageCode,
    entries: Type.Array(
      Type.Object(
        {
          at: Type.Number(),
          action: Type.Object(
            {
              type: Type.String({ minLength: 1, maxLength: 100 }),
              payload: Type.Optional(Type.Unknown()),
            },
            strict,
          ),
          cause: Type.Union([Type.String({ maxLength: 1000 }), Type.Null()]),
        },
        strict,
      ),
      { minItems: 1, maxItems: 4000 },
    ),
    segments: Type.Array(
      Type.Object(
        {
          first: Type.Integer({ minimum: 0 }),
          state: Type.Record(Type.String(), Type.Unknown()),
        },
        strict,
      ),
      { minItems: 1, maxItems: 100 },
    ),
  },
  strict,
);
