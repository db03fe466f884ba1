interface Page {
  document: Document;
  fetch: typeof globalThis.fetch;
  /** The tab's storage; access may throw. */
  storage: () => Storage;
  reload: () => void;
}

const LEFT_KEY = 'releases-left';
const ANSWER_MS = 5_000;

/**
 * Handles code that did not load: when the server has another release by now, the files of this one are gone, and the
 * page is loaded again. A tab does so once for each release, so that a broken or half-finished deployment never
 * causes a loop. Resolves when the page stays.
 */
export function releaseFollower(page: Page): () => Promise<void> {
  const release = scriptsOf(page.document);
  let underWay: Promise<void> | null = null;
  const follow = async () => {
    if (!(await isGone(page, release)) || !leave(page, release.join(' '))) return;
    page.reload();
    await new Promise(() => undefined);
  };
  return () => {
    underWay ??= follow().finally(() => {
      underWay = null;
    });
    return underWay;
  };
}

/** The start scripts of this release; their names change with their content. */
const scriptsOf = (document: Document): string[] =>
  [...document.scripts].flatMap((script) => script.getAttribute('src') ?? []);

/** False also when the server cannot be reached: then the connection is the cause. */
async function isGone({ fetch }: Page, release: readonly string[]): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const answer = await fetch('/', { cache: 'no-store', signal });
    if (!answer.ok) return false;
    const html = await answer.text();
    return release.some((script) => !html.includes(script));
  } catch {
    return false;
  }
}

/** False when this tab has left the release before, or cannot remember that it does. */
function leave({ storage }: Page, release: string): boolean {
  try {
    const left = storage().getItem(LEFT_KEY)?.split('\n') ?? [];
    if (left.includes(release)) return false;
    storage().setItem(LEFT_KEY, [...left, release].join('\n'));
    return true;
  } catch {
    return false;
  }
}
