import { createAction } from '@reduxjs/toolkit';
import type { MailPreference } from '../../api/mailPreferences.ts';

/** A saga alone hears it, so it comes with that, and not with the first page. */
export const mailSwitched = createAction<MailPreference>('profile/mailSwitched');
