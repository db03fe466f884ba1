import './ui/tokens.css';
import './ui/fonts.css';
import './ui/global.css';
import { createRoot } from 'react-dom/client';
import { loadContents } from './offline/contents.ts';
import { OfflineApp } from './offline/OfflineApp.tsx';

const TYPEFACE = '1em "Readex Pro Latin", "Readex Pro Arabic"';
const LETTERS = 'aع';

/** A typeface that came after the text would not be drawn on this page. */
async function show(page: HTMLElement): Promise<void> {
  await document.fonts.load(TYPEFACE, LETTERS).catch(() => []);
  createRoot(page).render(<OfflineApp window={window} contents={await loadContents()} />);
}

const page = document.getElementById('shop');
if (page !== null) void show(page);
