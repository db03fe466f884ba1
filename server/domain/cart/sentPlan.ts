import type { AddCartItem } from '../../../src/contract/wire/cart.ts';
import type { AppContext } from '../../context.ts';
import type { FieldChecks } from '../validation/FieldChecks.ts';
import { getOpenLine } from './cart.ts';
import { checkChoices } from './planCheck.ts';

interface Place {
  readonly customerId: number;
  /** The line that gets the plan; null for a plan that is added. */
  readonly cartItemId: number | null;
}

/** Given the choices of a plan that are valid by themselves. */
export async function checkSentPlan(
  context: AppContext,
  { customerId, cartItemId }: Place,
  plan: Partial<AddCartItem>,
  checks: FieldChecks,
): Promise<void> {
  const { db, content, clock } = context;
  const open = cartItemId === null ? null : await getOpenLine(context, customerId, cartItemId);
  const wanted = { now: clock(), continues: open?.line.continues ?? null };
  checkChoices(plan, checks, await content.now(db), wanted);
}
