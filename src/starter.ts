import { startPage } from './app/startPage.ts';

startPage(window);
