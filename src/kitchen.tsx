import './ui/tokens.css';
import './ui/fonts.css';
import { createRoot } from 'react-dom/client';
import { createKitchen } from './kitchen/kitchen.ts';
import { KitchenApp } from './kitchen/KitchenApp.tsx';

const TYPEFACE = '1em "Readex Pro Latin", "Readex Pro Arabic"';
const LETTERS = 'aع';
const TYPEFACE_TIMEOUT_MS = 1500;

/** A typeface that came after the text would not be drawn until the next page; but the work cannot wait for it. */
async function show(page: HTMLElement): Promise<void> {
  const typeface = document.fonts.load(TYPEFACE, LETTERS).catch(() => []);
  await Promise.race([
    typeface,
    new Promise((resolve) => setTimeout(resolve, TYPEFACE_TIMEOUT_MS)),
  ]);
  createRoot(page).render(<KitchenApp kitchen={createKitchen(window)} />);
}

const page = document.getElementById('kitchen');
if (page !== null) void show(page);
