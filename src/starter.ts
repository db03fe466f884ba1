import { askAgain } from './app/askAgain.ts';
import { startPage } from './app/startPage.ts';

if (!askAgain(window)) startPage(window);
