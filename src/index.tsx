import './ui/tokens.css';
import './ui/fonts.css';
import './ui/global.css';
import { nextTask } from './app/nextTask.ts';

/** In dependency order. All have loaded; each runs in a task of its own. */
const STEPS = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './routing/routerSlice.ts'),
  () => import(/* webpackMode: "eager" */ './app/rootReducer.ts'),
  () => import(/* webpackMode: "eager" */ './app/start.ts'),
  () => import(/* webpackMode: "eager" */ './app/browserSaga.ts'),
  () => import(/* webpackMode: "eager" */ './app/App.tsx'),
];

/** Shows a recording in place of the shop. */
const REPLAY = /[?&]replay\b/;

/** A slow phone does not respond while a task runs, so the start is split into several. */
async function begin() {
  for (const step of STEPS) {
    await nextTask();
    await step();
  }
  await nextTask();
  const page = document.getElementById('shop');
  if (page !== null && REPLAY.test(window.location.search)) {
    const { mountReplay } = await import('./replay/mountReplay.tsx');
    return mountReplay(window, page);
  }
  const { mount } = await import(/* webpackMode: "eager" */ './app/mount.tsx');
  await mount();
}

void begin();
