import type { Fils } from '../contract/money.ts';

const AMOUNT_TEXT = /^\s*(\d{1,9})(?:\.(\d{1,3})0*)?\s*$/;

/** What an integer column can hold, and twenty times the gateway's limit. */
const AMOUNT_MAX: Fils = 2_147_483_647;

/** Fils of an amount in KD as the gateway writes it, a string or a number; null when it cannot be meant. */
export function amountToFils(amount: unknown): Fils | null {
  const fils = typeof amount === 'number' ? numberToFils(amount) : textToFils(amount);
  return fils === null || fils > AMOUNT_MAX ? null : fils;
}

function textToFils(amount: unknown): Fils | null {
  const match = typeof amount === 'string' ? AMOUNT_TEXT.exec(amount) : null;
  if (!match) return null;
  return Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(3, '0'));
}

/** 45.1 is not exact in binary, so a thousandth is rounded; anything finer is refused. */
function numberToFils(amount: number): Fils | null {
  const fils = Math.round(amount * 1000);
  const isWhole = Math.abs(amount * 1000 - fils) < 1e-4;
  return isWhole && fils >= 0 && Number.isSafeInteger(fils) ? fils : null;
}

/** More than any payment can be: a charge above it is a fault. */
const CHARGE_MAX: Fils = 100_000_000;

/** The gateway's charge, from its own field; null where it has no valid value. */
export function chargeToFils(charge: unknown): Fils | null {
  const fils = amountToFils(charge);
  return fils === null || fils > CHARGE_MAX ? null : fils;
}
