import { line, note, type TextRule } from '../rules/rule.ts';

export const orderStatuses = ['pending', 'received', 'accepted', 'failed', 'rejected'] as const;

/** The state of a payment attempt; an abandoned one may still be captured. */
export const attemptStatuses = ['pending', 'captured', 'failed', 'abandoned'] as const;

/** Only for the staff. */
export const orderNote: TextRule = note({ max: 1000 });

/** The mails about an order that can be sent again. */
export const orderMails = ['confirmation', 'rejection'] as const;
export type OrderMail = (typeof orderMails)[number];

/** Of what is searched for: part of a number, a name, an e-mail or a phone number. */
export const SEARCH_MAX = 100;

export const refundStates = ['due', 'made'] as const;

/** Why a refund is due: the kitchen or the customer ended something, or the capture could not pay. */
export const refundReasons = [
  'order_rejected',
  'plan_stopped',
  'delivery_failed',
  'appointment_cancelled',
  'wrong_amount',
  'other_currency',
  'other_token',
  'second_capture',
  'order_closed',
  'appointment_closed',
  'slot_lost',
] as const;
export type RefundReason = (typeof refundReasons)[number];

/** The number of the refund at the provider. */
export const refundReference: TextRule = line({ max: 200 });
