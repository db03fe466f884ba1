/**
 * The mails that customers can switch off. All others are about money or the account: orders, payments, refunds, paid
 * appointments, passwords and e-mails.
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
