import { Type, type Static } from 'typebox';
import { staffPermissions, staffRoles } from '../../staff/permissions.ts';
import { Id } from '../common.ts';

export const StaffRole = Type.Enum(staffRoles);
const StaffPermission = Type.Enum(staffPermissions);

/** The account that is logged in. The session is a cookie that scripts cannot read. */
export const StaffAccount = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  role: StaffRole,
  permissions: Type.Array(StaffPermission),
  /** When a login is asked for again, whatever happens until then. */
  session_ends_at: Type.String({ format: 'date-time' }),
});
export type StaffAccount = Static<typeof StaffAccount>;

/** The account of a link, and what the app of the second factor needs. */
export const StaffInvitation = Type.Object({
  name: Type.String(),
  email: Type.String(),
  role: StaffRole,
  /** otpauth://totp/…, to be shown as a QR code. */
  second_factor_uri: Type.String(),
  /** The same in Base32, to be typed. */
  second_factor_secret: Type.String(),
  /** Where false, the code may be left out: the account then has no second factor. */
  second_factor_required: Type.Boolean(),
});
export type StaffInvitation = Static<typeof StaffInvitation>;

export const StaffSession = Type.Object({
  id: Id,
  created_at: Type.String({ format: 'date-time' }),
  last_used_at: Type.String({ format: 'date-time' }),
  /** The session of this request. */
  current: Type.Boolean(),
});
export type StaffSession = Static<typeof StaffSession>;

export const StaffMember = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  role: StaffRole,
  has_second_factor: Type.Boolean(),
  /** The account is closed. */
  disabled: Type.Boolean(),
  open_sessions: Type.Integer(),
  last_used_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
});
export type StaffMember = Static<typeof StaffMember>;
