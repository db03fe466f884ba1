import { createBrowserHistory } from 'history';
import { createRoot } from 'react-dom/client';
import './ui/tokens.css';
import './ui/fonts.css';
import './ui/global.css';
import { start } from './app/start.tsx';

const page = document.getElementById('shop');
if (page === null) throw new Error('index.html has no element with the id "shop".');
void start({ root: createRoot(page), history: createBrowserHistory(), window });
