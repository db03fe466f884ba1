import {
  id,
  instant,
  nullable,
  object,
  oneOf,
  record,
  text,
  type Reader,
} from '../../api/shape.ts';
import { staffRoles } from '../../contract/staff/permissions.ts';
import type { AuditEntry } from '../../contract/wire/staff/audit.ts';

/** Each kind of change has fields of its own. */
const facts: Reader<Record<string, unknown> | null> = nullable(record);

export const readAuditEntry = object<AuditEntry>({
  id,
  at: instant,
  staff: nullable(
    object<NonNullable<AuditEntry['staff']>>({
      id,
      name: text,
      email: text,
      role: oneOf(...staffRoles),
    }),
  ),
  action: text,
  subject: text,
  subject_id: nullable(id),
  before: facts,
  after: facts,
  request_id: nullable(text),
});
