import { filsToText, percentageOf } from '../../src/contract/money.ts';
import type { Fils } from '../../src/contract/money.ts';
import type { Db } from '../db/database.ts';
import { hasUsedVoucher } from '../db/stores/voucherStore.ts';
import type { VoucherRow } from '../db/stores/voucherStore.ts';
import type { Message } from '../errors/ApiError.ts';
import { translate } from '../i18n/translate.ts';

interface Occasion {
  readonly customerId: number;
  readonly subTotal: Fils;
  /** The Kuwait day. */
  readonly today: string;
}

/** Why the voucher cannot be used now, or null when it can. */
export async function voucherRefusal(
  db: Db,
  voucher: VoucherRow,
  occasion: Occasion,
): Promise<Message | null> {
  const { starts_on, ends_on, minimum_total_fils } = voucher;
  if (occasion.today < starts_on) {
    return { key: 'server.voucher.not_started', values: { date: { day: starts_on } } };
  }
  if (occasion.today > ends_on) return { key: 'server.voucher.expired' };
  if (voucher.once_per_customer && (await hasUsedVoucher(db, voucher.id, occasion.customerId))) {
    return { key: 'server.voucher.used' };
  }
  if (occasion.subTotal < minimum_total_fils) {
    return { key: 'server.voucher.below_minimum', values: { min: filsToText(minimum_total_fils) } };
  }
  return null;
}

/** Never more than what is bought. */
export function voucherDiscount(voucher: VoucherRow, subTotal: Fils): Fils {
  if (voucher.percent !== null) return percentageOf(subTotal, voucher.percent);
  return Math.min(voucher.amount_fils ?? 0, subTotal);
}

export function voucherNames(voucher: VoucherRow): { name_en: string; name_ar: string } {
  const name = (locale: 'en' | 'ar') =>
    voucher.percent === null
      ? translate(locale, 'server.voucher.amount_name', {
          amount: filsToText(voucher.amount_fils ?? 0),
        })
      : translate(locale, 'server.voucher.percent_name', { percent: voucher.percent });
  return { name_en: name('en'), name_ar: name('ar') };
}
