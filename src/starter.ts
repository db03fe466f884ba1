import { addTypefaces } from './app/addTypefaces.ts';
import { askAgain, keepAskedLanguage } from './app/askAgain.ts';
import { firstScreenFirst } from './app/firstScreenFirst.ts';
import { startPage } from './app/startPage.ts';

keepAskedLanguage(window);
if (!askAgain(window)) {
  firstScreenFirst(window);
  addTypefaces(window);
  startPage(window);
}
