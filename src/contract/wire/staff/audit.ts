import { Type, type Static } from 'typebox';
import { Id } from '../common.ts';
import { StaffRole } from './account.ts';

/** Ids, states and amounts: never a name, an address or an answer about health. */
const facts = Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]);

/** What a staff member changed, or which health answers they read. Entries cannot be edited. */
export const AuditEntry = Type.Object({
  id: Id,
  at: Type.String({ format: 'date-time' }),
  /** Null for actions at the command line. */
  staff: Type.Union([
    Type.Object({ id: Id, name: Type.String(), email: Type.String(), role: StaffRole }),
    Type.Null(),
  ]),
  /** Such as `order.rejected`. */
  action: Type.String(),
  /** The subject, such as `order`, and its id. */
  subject: Type.String(),
  subject_id: Type.Union([Id, Type.Null()]),
  before: facts,
  after: facts,
  request_id: Type.Union([Type.String(), Type.Null()]),
});
export type AuditEntry = Static<typeof AuditEntry>;
