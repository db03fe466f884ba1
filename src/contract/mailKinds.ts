/**
 * The mails that customers can switch off. Every other one is about money, or about the account itself: orders, payments,
 * refunds, paid appointments, passwords and e-mails.
 */
export const mailKinds = [
  'plan_changes',
  'choose_meals',
  'freeze',
  'renewal',
  'dietitian',
  'appointment_reminder',
] as const;

export type MailKind = (typeof mailKinds)[number];
