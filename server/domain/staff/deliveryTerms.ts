import { filsToText, textToFils } from '../../../src/contract/money.ts';
import type { ChangeTerms, DeliveryTerms } from '../../../src/contract/wire/staff/delivery.ts';
import type { AppContext } from '../../context.ts';
import {
  lockTerms,
  readTerms,
  updateTerms,
  type TermsRow,
} from '../../db/stores/deliverySettingsStore.ts';
import type { Db } from '../../db/database.ts';
import { ApiError } from '../../errors/ApiError.ts';
import type { StaffActor } from './actor.ts';
import { audit } from './audit.ts';

export async function readDeliveryTerms(db: Db): Promise<DeliveryTerms> {
  const { delivery_fee_fils: fee, free_delivery_from_fils: from, version } = await readTerms(db);
  return { fee: filsToText(fee), free_from: from === null ? null : filsToText(from), version };
}

/** Affects carts from now on; orders keep their terms. */
export async function changeDeliveryTerms(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  actor: StaffActor,
  { fee, free_from: from, version: seen }: ChangeTerms,
): Promise<void> {
  const now = clock();
  const after = {
    delivery_fee_fils: textToFils(fee),
    free_delivery_from_fils: from === null ? null : textToFils(from),
  };
  await db.transaction().execute(async (trx) => {
    const { version, ...before } = await lockTerms(trx);
    if (isSame(before, after)) return;
    if (version !== seen) throw new ApiError('changed_meanwhile');
    await updateTerms(trx, after);
    const entry = { action: 'delivery_terms.changed', subject: 'shop' };
    await audit(trx, actor, { ...entry, before, after }, now);
  });
}

type Terms = Omit<TermsRow, 'version'>;

const isSame = (one: Terms, other: Terms): boolean =>
  one.delivery_fee_fils === other.delivery_fee_fils &&
  one.free_delivery_from_fils === other.free_delivery_from_fils;
