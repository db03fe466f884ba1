import { addDays, kuwaitToday } from '../../../src/contract/kuwaitTime.ts';
import { filsToText, textToFils } from '../../../src/contract/money.ts';
import {
  noPercentage,
  voucherState,
  type VoucherState,
} from '../../../src/contract/staff/vouchers.ts';
import type {
  AddVoucher,
  ChangeVoucher,
  StaffVoucher,
} from '../../../src/contract/wire/staff/vouchers.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import {
  countVouchers,
  findVoucherByCode,
  findVoucherById,
  insertVoucher,
  listVouchers,
  lockVoucher,
  updateVoucher,
  type VoucherRow,
  type VoucherTerms,
} from '../../db/stores/staffVoucherStore.ts';
import { ApiError, fieldError, notFound } from '../../errors/ApiError.ts';
import type { FieldChecks } from '../validation/FieldChecks.ts';
import type { StaffActor } from './actor.ts';
import { audit } from './audit.ts';
import { pageOf, type ListPage } from './listPage.ts';

type Context = Pick<AppContext, 'db' | 'clock'>;
type Terms = Omit<AddVoucher, 'code'>;

export async function readVouchers(
  { db, clock }: Context,
  query: ListPage & { readonly state?: VoucherState },
): Promise<{ items: StaffVoucher[]; total: number }> {
  const today = kuwaitToday(clock());
  const wanted = { state: query.state, today };
  const rows = await listVouchers(db, wanted, pageOf(query));
  return { items: rows.map((row) => view(row, today)), total: await countVouchers(db, wanted) };
}

export async function readVoucher({ db, clock }: Context, id: number): Promise<StaffVoucher> {
  return view(known(await findVoucherById(db, id)), kuwaitToday(clock()));
}

function known(row: VoucherRow | null): VoucherRow {
  if (row === null) throw notFound();
  return row;
}

const view = (
  { amount_fils: amount, minimum_total_fils: minimum, ...row }: VoucherRow,
  today: string,
): StaffVoucher => ({
  ...row,
  amount: amount === null ? null : filsToText(amount),
  minimum_total: filsToText(minimum),
  state: voucherState(row, today),
});

/** Checks of several fields together. */
export function checkTerms(terms: Partial<Terms>, checks: FieldChecks): void {
  const { kind, percent, amount, starts_on: starts, ends_on: ends } = terms;
  if (kind === 'percent' && !checks.has('percent') && percent == null) {
    checks.addViolation('percent', noPercentage);
  }
  if (kind === 'amount' && !checks.has('amount') && isNothing(amount)) {
    checks.add('amount', 'server.shop.amount');
  }
  if (starts !== undefined && ends !== undefined && ends < starts) {
    checks.add('ends_on', 'server.shop.ends_before');
  }
}

const isNothing = (amount: string | null | undefined): boolean =>
  amount == null || textToFils(amount) === 0;

const termsOf = ({ kind, percent, amount, minimum_total, ...terms }: Terms): VoucherTerms => ({
  kind,
  percent: kind === 'percent' ? (percent ?? null) : null,
  amount_fils: kind === 'amount' && amount != null ? textToFils(amount) : null,
  minimum_total_fils: textToFils(minimum_total),
  once_per_customer: terms.once_per_customer,
  starts_on: terms.starts_on,
  ends_on: terms.ends_on,
});

const keptTerms = (row: VoucherRow): VoucherTerms => ({
  kind: row.kind,
  percent: row.percent,
  amount_fils: row.amount_fils,
  minimum_total_fils: row.minimum_total_fils,
  once_per_customer: row.once_per_customer,
  starts_on: row.starts_on,
  ends_on: row.ends_on,
});

const isSame = (one: VoucherTerms, other: VoucherTerms): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Sent again by a network that lost the receipt, it is the voucher that is there. */
export async function addVoucher(
  { db, clock }: Context,
  actor: StaffActor,
  { code, ...sent }: AddVoucher,
): Promise<StaffVoucher> {
  const now = clock();
  const terms = termsOf(sent);
  const row = await db.transaction().execute(async (trx) => {
    const id = await insertVoucher(trx, code, terms);
    if (id !== null) {
      const entry = { action: 'voucher.added', subject: 'voucher', subjectId: id };
      await audit(trx, actor, { ...entry, after: { code, ...terms } }, now);
    }
    const kept = known(await findVoucherByCode(trx, code));
    if (id === null && !isSame(keptTerms(kept), terms)) {
      throw fieldError('code', 'server.shop.voucher_taken');
    }
    return kept;
  });
  return view(row, kuwaitToday(now));
}

/** Affects carts from now on; orders keep their discount. */
export async function changeVoucher(
  { db, clock }: Context,
  actor: StaffActor,
  id: number,
  { version, ...sent }: ChangeVoucher,
): Promise<StaffVoucher> {
  const now = clock();
  const terms = termsOf(sent);
  const row = await db.transaction().execute(async (trx) => {
    const held = known(await lockVoucher(trx, id));
    const before = keptTerms(held);
    if (isSame(before, terms)) return held;
    if (held.version !== version) throw new ApiError('changed_meanwhile');
    return save(trx, actor, { held, terms, action: 'voucher.changed', now });
  });
  return view(row, kuwaitToday(now));
}

/** Ends a voucher now, whenever it was to begin. */
export async function endVoucher(
  { db, clock }: Context,
  actor: StaffActor,
  id: number,
): Promise<StaffVoucher> {
  const now = clock();
  const today = kuwaitToday(now);
  const row = await db.transaction().execute(async (trx) => {
    const held = known(await lockVoucher(trx, id));
    if (held.ends_on < today) return held;
    const yesterday = addDays(today, -1);
    const starts = held.starts_on < today ? held.starts_on : yesterday;
    const terms = { ...keptTerms(held), starts_on: starts, ends_on: yesterday };
    return save(trx, actor, { held, terms, action: 'voucher.ended', now });
  });
  return view(row, today);
}

interface Saving {
  readonly held: VoucherRow;
  readonly terms: VoucherTerms;
  readonly action: string;
  readonly now: Date;
}

async function save(
  trx: Db,
  actor: StaffActor,
  { held, terms, action, now }: Saving,
): Promise<VoucherRow> {
  await updateVoucher(trx, held.id, terms);
  const entry = { action, subject: 'voucher', subjectId: held.id };
  await audit(trx, actor, { ...entry, before: { ...keptTerms(held) }, after: { ...terms } }, now);
  return known(await findVoucherById(trx, held.id));
}
