import { addTypefaces } from '../../../src/app/addTypefaces.ts';
import {
  PAGE_TYPEFACES,
  SHOP_STARTED,
  type PageTypeface,
} from '../../../src/contract/pages/renderedPage.ts';
import { builtTypefaces } from '../../support/builtTypefaces.ts';

const TYPEFACES: PageTypeface[] = builtTypefaces.ar.map((typeface, index) => ({
  ...typeface,
  data: btoa(`letters ${index}\u00ff`),
}));
const fetched = jest.fn();
beforeEach(() => fetched.mockClear());

/** A font of the document, as the starter makes it; jsdom has none. */
class Face {
  readonly made: readonly unknown[];
  constructor(...made: readonly unknown[]) {
    this.made = made;
  }
}

/** A window that is still loading the server's page. */
function arrive({ block = '', saveData = false, hasFonts = true, decoder = {} } = {}) {
  const page = new DOMParser().parseFromString(`<head>${block}</head>`, 'text/html');
  const fonts = new Set<Face>();
  Object.assign(page, { fonts });
  addTypefaces({
    document: page,
    atob,
    Uint8Array: decoder,
    fetch: (...call: unknown[]) => {
      fetched(...call);
      return Promise.reject(new Error('No network.'));
    },
    navigator: { connection: { saveData } },
    ...(hasFonts && { FontFace: Face }),
  } as unknown as Window & typeof globalThis);
  return { page, fonts: [...fonts] };
}

const BLOCK = `<script type="application/json" id="${PAGE_TYPEFACES}">${JSON.stringify(TYPEFACES)}</script>`;
const started = () => new Event(SHOP_STARTED);

it.each([
  [
    'with a decoder',
    { fromBase64: (data: string) => Uint8Array.from(Buffer.from(data, 'base64')) },
  ],
  ['without one', {}],
])('adds the embedded typefaces to the document, in a browser %s', (_browser, decoder) => {
  const { page, fonts } = arrive({ block: BLOCK, decoder });
  const given = fonts.map(({ made: [family, bytes, drawn] }) => [
    family,
    Buffer.from(bytes as Uint8Array).toString('latin1'),
    drawn,
  ]);
  const shared = { weight: '380 620', display: 'optional' };
  expect(given).toEqual([
    ['Letters', 'letters 0\u00ff', { ...shared, unicodeRange: 'U+0600-06FF' }],
    ['Letters', 'letters 1\u00ff', { ...shared, unicodeRange: 'U+0020-007E' }],
  ]);
  expect(page.getElementById(PAGE_TYPEFACES)).toBeNull();
});

it('fetches the files for later pages, once, after the shop has started', () => {
  const { page } = arrive({ block: BLOCK });
  expect(fetched).not.toHaveBeenCalled();
  page.dispatchEvent(started());
  page.dispatchEvent(started());
  expect(fetched.mock.calls).toEqual([
    ['/assets/arabic.woff2', { priority: 'low' }],
    ['/assets/latin.woff2', { priority: 'low' }],
  ]);
});

it('fetches nothing for browsers that save data', () => {
  arrive({ block: BLOCK, saveData: true }).page.dispatchEvent(started());
  expect(fetched).not.toHaveBeenCalled();
});

it('leaves the page as it is where it holds no typeface, or the browser takes none', () => {
  expect(arrive().fonts).toEqual([]);
  expect(arrive({ block: BLOCK, hasFonts: false }).fonts).toEqual([]);
});
