import type { StaffRole } from '../../../src/contract/staff/permissions.ts';

/** The staff member who acts, and the request in which they do. */
export interface StaffActor {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly sessionId: number;
  /** When a login is asked for again, whatever happens until then. */
  readonly requestId: string;
}
