const KEY = 'scroll-positions';
const MAX_KEPT = 50;

let positions: Map<string, number> | null = null;

/** Pixels from the top for an entry of the history; null when it was never scrolled. */
export function readPosition(entry: string): number | null {
  return known().get(entry) ?? null;
}

export function writePosition(entry: string, top: number): void {
  known().delete(entry);
  known().set(entry, top);
}

/** Keeps them over a reload; a browser without storage begins at the top. */
export function savePositions(): void {
  try {
    const newest = [...known()].slice(-MAX_KEPT);
    window.sessionStorage.setItem(KEY, JSON.stringify(newest));
  } catch {
    positions = null;
  }
}

function known(): Map<string, number> {
  positions ??= new Map(stored());
  return positions;
}

function stored(): [string, number][] {
  try {
    const entries: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
