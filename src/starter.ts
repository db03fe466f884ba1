import { askAgain, keepAskedLanguage } from './app/askAgain.ts';
import { startPage } from './app/startPage.ts';

keepAskedLanguage(window);
if (!askAgain(window)) startPage(window);
