import { welcomeUrl } from '../../../src/contract/staff/kitchenAddress.ts';
import type { StaffRole } from '../../../src/contract/staff/permissions.ts';
import type { StaffInvitation } from '../../../src/contract/wire/staff/account.ts';
import type { StaffWelcome } from '../../../src/contract/wire/staff/login.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import {
  deleteStaffLink,
  findStaffLink,
  insertStaff,
  saveStaffLink,
  updateStaff,
  type StaffLinkRow,
} from '../../db/stores/staffStore.ts';
import { deleteStaffSessionsOf } from '../../db/stores/staffSessionStore.ts';
import { ApiError, fieldError } from '../../errors/ApiError.ts';
import { hashPassword } from '../passwords.ts';
import { attemptsKey, rateLimit } from '../rateLimit.ts';
import { addressBlock } from '../addressBlock.ts';
import { hashToken, newToken } from '../tokens.ts';
import { audit } from './audit.ts';
import {
  decryptSecondFactor,
  encryptSecondFactor,
  newSecondFactor,
  secondFactorUri,
  takeCode,
} from './secondFactor.ts';
import { openSession, type LoginRequest } from './openSession.ts';

const LINK_LIFETIME_MS = 24 * 60 * 60 * 1000;
const LINK_LIMIT = { limit: 60, windowSeconds: 15 * 60 };

type LinkContext = Pick<AppContext, 'config' | 'clock'>;

/** Adds an account and returns the address of its link; null when the e-mail has an account already. */
export async function addStaff(
  context: LinkContext & { db: Db },
  member: { name: string; email: string; role: StaffRole },
): Promise<string | null> {
  const now = context.clock();
  return context.db.transaction().execute(async (trx) => {
    const id = await insertStaff(trx, { ...member, created_at: now });
    if (id === null) return null;
    const added = { action: 'staff.added', subject: 'staff', subjectId: id };
    await audit(trx, null, { ...added, after: { role: member.role } }, now);
    return linkFor(trx, context, id);
  });
}

/** For a forgotten password or a lost phone; invalidates earlier links. */
export async function renewStaffLink(
  context: LinkContext & { db: Db },
  staffId: number,
): Promise<string> {
  return context.db.transaction().execute(async (trx) => {
    const entry = { action: 'staff.link_made', subject: 'staff', subjectId: staffId };
    await audit(trx, null, entry, context.clock());
    return linkFor(trx, context, staffId);
  });
}

async function linkFor(trx: Db, { config, clock }: LinkContext, staffId: number): Promise<string> {
  const token = newToken();
  await saveStaffLink(trx, {
    staff_id: staffId,
    token_hash: hashToken(token),
    second_factor: encryptSecondFactor(config.civilIdKeys, staffId, newSecondFactor()),
    expires_at: new Date(clock().getTime() + LINK_LIFETIME_MS),
  });
  return welcomeUrl(config.publicUrl, token);
}

/** The account that a link belongs to. */
export async function readInvitation(
  context: AppContext,
  token: string,
  ip: string,
): Promise<StaffInvitation> {
  const link = await findOpenLink(context, token, ip);
  const { name, email, role } = link;
  const secret = secretOf(context, link);
  return {
    name,
    email,
    role,
    second_factor_uri: secondFactorUri(secret, email),
    second_factor_secret: secret,
    second_factor_required: context.config.staffSecondFactor,
  };
}

/** Sets password and second factor, ends every other session, and returns the token of a new one. */
export async function acceptInvitation(
  context: AppContext,
  form: StaffWelcome,
  request: LoginRequest,
): Promise<string> {
  const { db, config, clock } = context;
  const now = clock();
  const link = await findOpenLink(context, form.token, request.ip);
  const code = form.code ?? null;
  if (code === null && config.staffSecondFactor) {
    throw fieldError('code', 'validation.propertyRequired');
  }
  const password_hash = await hashPassword(form.password);
  await db.transaction().execute(async (trx) => {
    if (!(await deleteStaffLink(trx, hashToken(form.token)))) {
      throw new ApiError('staff_link_invalid');
    }
    await updateStaff(trx, link.staff_id, {
      password_hash,
      second_factor: code === null ? null : link.second_factor,
      last_code_step: null,
    });
    const secret = secretOf(context, link);
    if (code !== null && !(await takeCode(trx, link.staff_id, { secret, code, now }))) {
      throw fieldError('code', 'server.staff.code_wrong');
    }
    await deleteStaffSessionsOf(trx, link.staff_id);
    const entry = { action: 'staff.link_used', subject: 'staff', subjectId: link.staff_id };
    const facts = { after: { second_factor: code !== null } };
    const actor = { id: link.staff_id, requestId: request.requestId };
    await audit(trx, actor, { ...entry, ...facts }, now);
  });
  return openSession(context, link.staff_id, request);
}

async function findOpenLink(
  { db, clock }: AppContext,
  token: string,
  ip: string,
): Promise<StaffLinkRow> {
  await rateLimit(db, attemptsKey('staff-link', addressBlock(ip)), LINK_LIMIT, clock());
  const link = await findStaffLink(db, hashToken(token), clock());
  if (link === null) throw new ApiError('staff_link_invalid');
  return link;
}

const secretOf = ({ config }: AppContext, link: StaffLinkRow): string =>
  decryptSecondFactor(config.civilIdKeys, link.staff_id, link.second_factor);
