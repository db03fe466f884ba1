/** In print: the sheet alone, black on white. */
export const printed = {
  '@page': { size: 'A4', margin: '10mm' },
  '@media print': {
    'html, body': { background: '#fff !important', color: '#000 !important' },
    // The page's title is in the frame, which is not printed; the sheet's title has the day.
    'main h1': { display: 'none' },
    'main > div': { padding: '0 !important', maxWidth: 'none !important' },
    // No heading stays alone at the foot of a page.
    'main h3, main thead': { breakAfter: 'avoid' },
    'main tr': { breakInside: 'avoid' },
    'main, main *': { color: '#000 !important' },
  },
} as const;
