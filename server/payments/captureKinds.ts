/** By which fields a capture is known again, the surest first. */
const FIELDS = ['payment_id', 'token', 'paid_on', 'amount_fils'] as const;
/** Sets of fields are numbers: the more fields, and the surer ones, the higher. */
const BITS = { payment_id: 8, token: 4, paid_on: 2, amount_fils: 1 } as const;
const SETS = Array.from({ length: 16 }, (_set, number) => number);

type Identity = Readonly<Record<(typeof FIELDS)[number], string | number | Date | null>>;

/** Recorded captures that nothing tells apart: there may be thousands. */
export interface CaptureKind {
  /** Their places among the recorded ones, in order. */
  readonly places: number[];
  /** How many of them stand for an entry, the first ones first. */
  taken: number;
  /** Which entries have those, together where they are alike. */
  readonly holders: Map<Likely, LikelyEntry[]>;
}

/** What an entry can be, as nothing known of both differs: kinds that are as likely together, the likeliest first. */
export type Likely = readonly (readonly CaptureKind[])[];

export interface LikelyEntry {
  /** The same for entries that are alike. */
  readonly likely: Likely;
  /** Of the recorded capture that it is. */
  place: number | null;
}

/** Finds what an entry can be among the recorded captures: the same object for entries that are alike. */
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

/** By the fields that are recorded of them, and the values of each part of those. */
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
