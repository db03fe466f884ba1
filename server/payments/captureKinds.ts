/** The fields that identify a capture, the most reliable first. */
const FIELDS = ['payment_id', 'token', 'paid_on', 'amount_fils'] as const;
/** A set of fields is a bit mask: more and more reliable fields give a higher number. */
const BITS = { payment_id: 8, token: 4, paid_on: 2, amount_fils: 1 } as const;
const SETS = Array.from({ length: 16 }, (_set, number) => number);

type Identity = Readonly<Record<(typeof FIELDS)[number], string | number | Date | null>>;

/** Recorded captures with identical fields: there may be thousands. */
export interface CaptureKind {
  /** Their indexes among the recorded captures, in order. */
  readonly places: number[];
  /** How many of them are assigned to entries, the first ones first. */
  taken: number;
  /** The entries that they are assigned to; identical entries share a list. */
  readonly holders: Map<Likely, LikelyEntry[]>;
}

/**
 * The kinds that an entry can match without a contradiction: kinds of the same likelihood are grouped, the likeliest
 * group first.
 */
export type Likely = readonly (readonly CaptureKind[])[];

export interface LikelyEntry {
  /** Identical entries share the same object. */
  readonly likely: Likely;
  /** The index of the recorded capture that the entry matches; null for none. */
  place: number | null;
}

/** Finds the kinds that an entry can match: the same object for identical entries. */
export function likelyAmong(recorded: readonly Identity[]): (identity: Identity) => Likely {
  const kinds = kindsOf(recorded);
  const recordedFields = [...new Set(recorded.map(fieldsOf))];
  const found = new Map<string, Likely>();
  return (identity) => {
    const fields = fieldsOf(identity);
    const key = keyOf(fields, fields, identity);
    const known = found.get(key);
    if (known !== undefined) return known;
    const likely = SETS.toReversed().map((common) =>
      recordedFields
        .filter((others) => (others & fields) === common)
        .flatMap((others) => kinds.get(keyOf(others, common, identity)) ?? []),
    );
    found.set(key, likely);
    return likely;
  };
}

/** By the fields that each capture has recorded, and by the values of each subset of them. */
function kindsOf(recorded: readonly Identity[]): ReadonlyMap<string, readonly CaptureKind[]> {
  const kinds = new Map<string, CaptureKind[]>();
  recorded.forEach((capture, place) => {
    const fields = fieldsOf(capture);
    const alike = kinds.get(keyOf(fields, fields, capture))?.[0];
    if (alike !== undefined) return void alike.places.push(place);
    const kind: CaptureKind = { places: [place], taken: 0, holders: new Map() };
    for (const common of SETS.filter((set) => (set & fields) === set)) {
      const key = keyOf(fields, common, capture);
      const others = kinds.get(key);
      if (others === undefined) kinds.set(key, [kind]);
      else others.push(kind);
    }
  });
  return kinds;
}

/** The set of those that are known. */
function fieldsOf(identity: Identity): number {
  return FIELDS.reduce((set, field) => (identity[field] === null ? set : set | BITS[field]), 0);
}

function keyOf(recordedFields: number, fields: number, identity: Identity): string {
  const values = FIELDS.map((field) => ((fields & BITS[field]) === 0 ? null : identity[field]));
  return JSON.stringify([recordedFields, ...values]);
}
