/** The kitchen's promises (specification, section 9). Texts show these figures through placeholders. */
export const FREEZE_AT_MOST_DAYS = 40;
/** Until a change of the menu or the address is approved. */
export const CHANGE_HOURS = 48;
export const REFUND_WITHIN_DAYS = 3;
/** Into a subscription, when a dietitian has something to measure. */
export const DIETITIAN_AFTER_DAYS = 10;
/** How long a link for a new password works. */
export const RESET_LINK_MINUTES = 60;
/** How long a new e-mail waits for its confirmation. */
export const EMAIL_LINK_HOURS = 24;
/** How long the former e-mail of an account can take it back. */
export const WAY_BACK_DAYS = 7;
/** How long the link in a mail switches its kind off. */
export const MAIL_SWITCH_DAYS = 365;
/** How long the report of a problem is kept. */
export const REPORT_DAYS = 30;
/** Before the last day of a plan, from when on it can be renewed. */
export const RENEWAL_OPENS_DAYS = 14;
/** Before the last day of a plan, when its customer is reminded that it can be renewed. */
export const RENEWAL_REMINDER_DAYS = 5;
