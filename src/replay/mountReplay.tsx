import { createRoot } from 'react-dom/client';
import { App } from '../app/App.tsx';
import { keptRecording } from '../app/fetchRecorder.ts';
import { importedText } from '../app/importedText.ts';
import { readSettings } from '../app/settings.ts';
import { saveFile } from '../app/windowPort.ts';
import { SHOP_STARTED } from '../contract/pages/renderedPage.ts';
import { readRecording } from '../recorder/recording.ts';
import { fetchEverything } from './fetchEverything.ts';
import { momentsOf } from './moments.ts';
import { recordingFileReader } from './recordingFile.ts';
import { connectReplay } from './replayDevTools.ts';
import { ReplayMode } from './ReplayMode.tsx';
import { createSignal } from './signal.ts';

/** Mounts the replay instead of the shop: without sagas, API and storage. */
export async function mountReplay(
  window: Window & typeof globalThis,
  page: HTMLElement,
): Promise<void> {
  const { document } = window;
  // The replayed shop would keep where it was scrolled to.
  window.addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true);
  const breaks = createSignal<unknown>();
  const read = recordingFileReader(momentsOf);
  const devTools = connectReplay(window, read);
  const settings = readSettings(window);
  const given = takeImported(window) ?? (await givenText(window));
  await fetchEverything();
  document.dispatchEvent(new Event(SHOP_STARTED));
  createRoot(page, { onCaughtError: breaks.tell }).render(
    <ReplayMode
      given={given}
      kept={readRecording(keptRecording(window).read())}
      onSaved={(recording) =>
        saveFile(window, {
          name: 'recording.json',
          type: 'application/json',
          text: JSON.stringify(recording),
        })
      }
      read={read}
      momentsOf={momentsOf}
      renderStorefront={(storefront) => <App storefront={storefront} settings={settings} />}
      onBreak={breaks.listen}
      devTools={devTools}
    />,
  );
}

/** `/?replay=recording.json`, as `npm run replay` serves it: a file of this server, whatever is written there. */
async function givenText(window: Window): Promise<string | null> {
  const name = new URLSearchParams(window.location.search).get('replay');
  if (!name) return null;
  const answer = await window.fetch(`/${encodeURIComponent(name)}`);
  return answer.text();
}

/** Once: a page that is opened again asks for a file. */
function takeImported(window: Window): string | null {
  const imported = importedText(window);
  const text = imported.read();
  imported.keep(null);
  return text;
}
