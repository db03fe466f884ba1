import { createAction } from '@reduxjs/toolkit';
import type { MailPreference } from '../../api/mailPreferences.ts';

/** Only a saga handles it, so it loads with that and not with the first page. */
export const mailSwitched = createAction<MailPreference>('profile/mailSwitched');
