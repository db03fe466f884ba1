/** The visible content of the page. */
export interface ScreenContent {
  path: string;
  title: string;
  /** The visible lines. */
  text: readonly string[];
  /** The name of the open dialog. */
  dialog: string | null;
  /** The values of the fields by name; selected ones for choices. Passwords are left out. */
  fields: Readonly<Record<string, string>>;
}

/**
 * Runs in the page, so it can use nothing from outside. Leaves out what no action records: toasts, announcements for
 * screen readers, opened details, the month of a calendar, and a form's messages about its input.
 */
export function readScreen(): ScreenContent {
  const BAR = 'section[aria-label="Replay"]';
  const UNRECORDED =
    '.visuallyHidden[aria-live], details > :not(summary), div:has(> [role="grid"]), [class*="notistack"], form [role="alert"], form [id$="-error"]';
  // A browser leaves out what it is not scrolled to.
  if (document.adoptedStyleSheets.length === 0) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  }
  const linesOf = (part: Element) =>
    part instanceof HTMLElement && part.checkVisibility()
      ? part.innerText.split('\n').map((line) => line.replace(/\s+/g, ' ').trim())
      : [];
  const parts = [...document.body.children].filter((part) => !part.matches(BAR));
  const text = parts.flatMap(linesOf).filter((line) => line !== '');
  for (const line of [...document.querySelectorAll(UNRECORDED)].flatMap(linesOf)) {
    const at = text.lastIndexOf(line);
    if (at >= 0) text.splice(at, 1);
  }
  const dialog = document.querySelector('[role="dialog"], [role="alertdialog"]');
  const title = document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '');
  const fields: Record<string, string> = {};
  for (const field of document.querySelectorAll('input, select, textarea')) {
    const { type, value, checked } = field as HTMLInputElement;
    if (field.closest(BAR) !== null || ['password', 'hidden', 'file'].includes(type)) continue;
    const isChoice = type === 'checkbox' || type === 'radio';
    if (isChoice && !checked) continue;
    // React names a field that has no name of its own.
    const name = (field as HTMLInputElement).name.replace(/^_r_.*/, '');
    fields[name] = isChoice && fields[name] !== undefined ? `${fields[name]}, ${value}` : value;
  }
  return {
    path: location.pathname + location.search,
    title: document.title,
    text,
    dialog: dialog && (title?.innerText ?? dialog.getAttribute('aria-label') ?? ''),
    fields,
  };
}
