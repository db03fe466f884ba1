import { addTypeface } from './app/addTypeface.ts';
import { askAgain, keepAskedLanguage } from './app/askAgain.ts';
import { startPage } from './app/startPage.ts';

keepAskedLanguage(window);
if (!askAgain(window)) {
  addTypeface(window);
  startPage(window);
}
