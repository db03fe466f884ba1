import type { StaffRole } from '../../../src/contract/staff/permissions.ts';

/** Who of the staff does something, in which request. */
export interface StaffActor {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly sessionId: number;
  /** When a login is asked for again, whatever happens until then. */
  readonly requestId: string;
}
