import type { ApiRequest } from '../../api/client.ts';
import {
  count,
  fieldOf,
  filledText,
  flag,
  id,
  instant,
  list,
  nullable,
  object,
  oneOf,
  text,
  type Reader,
} from '../../api/shape.ts';
import {
  staffPermissions,
  staffRoles,
  type StaffPermission,
} from '../../contract/staff/permissions.ts';
import type {
  StaffAccount,
  StaffInvitation,
  StaffMember,
  StaffSession,
} from '../../contract/wire/staff/account.ts';
import type { StaffCredentials, StaffWelcome } from '../../contract/wire/staff/login.ts';

const readRole = oneOf(...staffRoles);

/** The permissions that this app knows: during a release the API may have more. */
const readPermissions: Reader<StaffPermission[]> = (value, at) => {
  const granted = list(text)(value, at);
  return staffPermissions.filter((permission) => granted.includes(permission));
};

const readAccount = object<StaffAccount>({
  id,
  name: text,
  email: text,
  role: readRole,
  permissions: readPermissions,
  session_ends_at: instant,
});
const accountOf = (answer: unknown) => readAccount(fieldOf(answer, 'account'), 'account');

const readInvitation = object<StaffInvitation>({
  name: text,
  email: text,
  role: readRole,
  second_factor_uri: filledText,
  second_factor_secret: filledText,
  second_factor_required: flag,
});

const readSession = object<StaffSession>({
  id,
  created_at: instant,
  last_used_at: instant,
  current: flag,
});

export const readMember = object<StaffMember>({
  id,
  name: text,
  email: text,
  role: readRole,
  has_second_factor: flag,
  disabled: flag,
  open_sessions: count,
  last_used_at: nullable(instant),
});

/** Null without a session. */
export const getAccount = (): ApiRequest<StaffAccount | null> => ({
  method: 'GET',
  path: 'me',
  parse: (answer) => nullable(readAccount)(fieldOf(answer, 'account'), 'account'),
});

export const logIn = (body: StaffCredentials): ApiRequest<StaffAccount> => ({
  method: 'POST',
  path: 'login',
  body,
  parse: accountOf,
});

export const logOut = (): ApiRequest<null> => ({
  method: 'POST',
  path: 'logout',
  parse: () => null,
});

export const findInvitation = (token: string): ApiRequest<StaffInvitation> => ({
  method: 'POST',
  path: 'invitation',
  body: { token },
  parse: readInvitation,
});

export const acceptInvitation = (body: StaffWelcome): ApiRequest<StaffAccount> => ({
  method: 'POST',
  path: 'welcome',
  body,
  parse: accountOf,
});

export const getSessions = (): ApiRequest<StaffSession[]> => ({
  method: 'GET',
  path: 'sessions',
  parse: (answer) => list(readSession)(fieldOf(answer, 'items'), 'items'),
});

export const endSession = ({ id }: StaffSession): ApiRequest<null> => ({
  method: 'DELETE',
  path: `sessions/${id}`,
  parse: () => null,
});

/** A kitchen has fewer of them than fit on one page. */
export const getMembers = (): ApiRequest<StaffMember[]> => ({
  method: 'GET',
  path: 'members',
  query: { per_page: 100 },
  parse: (answer) => list(readMember)(fieldOf(answer, 'items'), 'items'),
});

export const disableMember = ({ id }: Pick<StaffMember, 'id'>): ApiRequest<null> => ({
  method: 'POST',
  path: `members/${id}/disable`,
  parse: () => null,
});

export const enableMember = ({ id }: Pick<StaffMember, 'id'>): ApiRequest<null> => ({
  method: 'POST',
  path: `members/${id}/enable`,
  parse: () => null,
});
