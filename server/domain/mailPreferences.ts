import { mailKinds } from '../../src/contract/mailKinds.ts';
import { MAIL_SWITCH_DAYS } from '../../src/contract/policies.ts';
import type { MailPreference, MailPreferences } from '../../src/contract/wire/mailPreferences.ts';
import type { AppContext } from '../context.ts';
import type { Db } from '../db/database.ts';
import {
  deleteOptOut,
  findMailSwitch,
  insertMailSwitch,
  insertOptOut,
  isOptedOut,
  listOptOuts,
  type CustomersMail,
} from '../db/stores/mailPreferenceStore.ts';
import { addressBlock } from './addressBlock.ts';
import { attemptsKey, rateLimit } from './rateLimit.ts';
import { hashToken, newToken } from './tokens.ts';

type Context = Pick<AppContext, 'db' | 'clock'>;

const DAY_MS = 24 * 60 * 60_000;
const CHANGES = { limit: 60, windowSeconds: 15 * 60 };
/** Mail programs switch off on behalf of many customers from few addresses. */
const OPENINGS = { limit: 600, windowSeconds: 15 * 60 };

export async function viewMailPreferences(db: Db, customerId: number): Promise<MailPreferences> {
  const optOuts = await listOptOuts(db, customerId);
  return {
    mail_preferences: mailKinds.map((kind) => ({
      kind,
      wanted: !optOuts.some((optOut) => optOut.kind === kind),
    })),
  };
}

/** Mails that become due while a kind is switched off are dropped, not postponed. */
export async function setMailPreference(
  { db, clock }: Context,
  customerId: number,
  { kind, wanted }: MailPreference,
): Promise<MailPreferences> {
  const now = clock();
  await rateLimit(db, `mails:${customerId}`, CHANGES, now);
  await setWanted(db, { customerId, kind }, wanted, now);
  return viewMailPreferences(db, customerId);
}

/** The token of the link in a mail: it may switch this kind off and on, and nothing else. */
export async function newMailSwitch(
  { db, clock }: Context,
  { customerId, kind }: CustomersMail,
): Promise<string> {
  const token = newToken();
  await insertMailSwitch(db, {
    token_hash: hashToken(token),
    customer_id: customerId,
    kind,
    expires_at: new Date(clock().getTime() + MAIL_SWITCH_DAYS * DAY_MS),
  });
  return token;
}

interface OpenedSwitch {
  readonly token: string;
  readonly ip: string;
  /** Undefined when the link is only opened. */
  readonly wanted?: boolean;
}

/** The mail that a link is about, after the switch was applied; null for an unknown or expired link. */
export async function useMailSwitch(
  { db, clock }: Context,
  { token, ip, wanted }: OpenedSwitch,
): Promise<MailPreference | null> {
  const now = clock();
  await rateLimit(db, attemptsKey('mail-switch', addressBlock(ip)), OPENINGS, now);
  const mail = await findMailSwitch(db, hashToken(token), now);
  if (mail === null) return null;
  if (wanted !== undefined) await setWanted(db, mail, wanted, now);
  return { kind: mail.kind, wanted: !(await isOptedOut(db, mail)) };
}

const setWanted = (db: Db, mail: CustomersMail, wanted: boolean, now: Date): Promise<void> =>
  wanted ? deleteOptOut(db, mail) : insertOptOut(db, mail, now);
