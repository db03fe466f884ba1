import { addTypefaces } from './app/addTypefaces.ts';
import { askAgain, keepAskedLanguage } from './app/askAgain.ts';
import { startPage } from './app/startPage.ts';

keepAskedLanguage(window);
if (!askAgain(window)) {
  addTypefaces(window);
  startPage(window);
}
