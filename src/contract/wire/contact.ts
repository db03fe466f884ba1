import { Type, type Static } from 'typebox';

const text = (maxLength: number) => Type.String({ maxLength });

export const ContactMessage = Type.Object(
  {
    name: text(100),
    email: text(254),
    /** A Kuwaiti mobile number, or nothing: the kitchen answers by mail. */
    phone: Type.Optional(Type.Union([text(30), Type.Null()])),
    subject: text(150),
    message: text(3000),
  },
  { additionalProperties: false },
);
export type ContactMessage = Static<typeof ContactMessage>;
