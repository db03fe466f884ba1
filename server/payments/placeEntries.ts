import type { CaptureKind, LikelyEntry } from './captureKinds.ts';

/** Lets each entry be a recorded capture, in their order, as far as there are enough: the likeliest it can be. */
export function placeEntries(entries: readonly LikelyEntry[]): void {
  const exhausted = new Set<CaptureKind>();
  for (const entry of entries) {
    const tried = new Set<CaptureKind>();
    const isWorthATry = (kind: CaptureKind): boolean => {
      if (exhausted.has(kind) || tried.has(kind)) return false;
      tried.add(kind);
      return true;
    };
    if (place(entry, isWorthATry)) continue;
    // None of the entries that have them can move to another capture, now or later.
    for (const kind of tried) exhausted.add(kind);
  }
}

/** Finds a place for an entry, moving other entries to others where that helps. */
function place(entry: LikelyEntry, isWorthATry: (kind: CaptureKind) => boolean): boolean {
  for (const level of entry.likely) {
    const open = firstOpen(level);
    if (open !== null) {
      hold(open, entry, open.places[open.taken] ?? null);
      open.taken += 1;
      return true;
    }
    for (const kind of level) {
      if (!isWorthATry(kind)) continue;
      const freed = freeOne(kind, isWorthATry);
      if (freed === null) continue;
      hold(kind, entry, freed);
      return true;
    }
  }
  return false;
}

function firstOpen(level: readonly CaptureKind[]): CaptureKind | null {
  let first: { kind: CaptureKind; place: number } | null = null;
  for (const kind of level) {
    const next = kind.places[kind.taken];
    if (next !== undefined && (first === null || next < first.place)) first = { kind, place: next };
  }
  return first?.kind ?? null;
}

/** Moves one of the entries that hold a capture of this kind; null where none can move. */
function freeOne(kind: CaptureKind, isWorthATry: (kind: CaptureKind) => boolean): number | null {
  for (const alike of kind.holders.values()) {
    const holder = alike.at(-1);
    if (holder === undefined) continue;
    const { place: freed } = holder;
    if (!place(holder, isWorthATry)) continue;
    alike.pop();
    return freed;
  }
  return null;
}

function hold(kind: CaptureKind, entry: LikelyEntry, freed: number | null): void {
  entry.place = freed;
  const alike = kind.holders.get(entry.likely);
  if (alike === undefined) kind.holders.set(entry.likely, [entry]);
  else alike.push(entry);
}
