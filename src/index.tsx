import { createBrowserHistory } from 'history';
import { createRoot } from 'react-dom/client';
import './ui/tokens.css';
import './ui/fonts.css';
import './ui/global.css';
import { App } from './app/App.tsx';
import { start } from './app/start.ts';

async function mount() {
  const page = document.getElementById('shop');
  if (page === null) throw new Error('index.html has no element with the id "shop".');
  const { storefront, settings } = await start({ history: createBrowserHistory(), window });
  createRoot(page).render(<App storefront={storefront} settings={settings} />);
}

void mount();
