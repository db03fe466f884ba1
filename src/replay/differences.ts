export interface Difference {
  /** `cart.items.0.quantity` */
  path: string;
  before: unknown;
  after: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The paths at which two states differ, as deep as possible. */
export function differences(before: unknown, after: unknown, path = ''): readonly Difference[] {
  if (Object.is(before, after)) return [];
  if (!isObject(before) || !isObject(after)) return [{ path, before, after }];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) =>
    differences(before[name], after[name], path === '' ? name : `${path}.${name}`),
  );
}

const LONGEST_VALUE = 60;
/** The number of equal items before it. */
const LEAD = 20;

/** Both values as short texts, from where they differ. */
export function shortened({ before, after }: Difference): readonly [string, string] {
  const [was, is] = [textOf(before), textOf(after)];
  let same = 0;
  while (same < was.length && was[same] === is[same]) same += 1;
  const isLong = Math.max(was.length, is.length) > LONGEST_VALUE;
  const from = isLong ? Math.max(same - LEAD, 0) : 0;
  return [excerpt(was, from), excerpt(is, from)];
}

export const textOf = (value: unknown): string =>
  value === undefined ? '–' : JSON.stringify(value);

function excerpt(text: string, from: number): string {
  const end = from + LONGEST_VALUE;
  return `${from > 0 ? '…' : ''}${text.slice(from, end)}${end < text.length ? '…' : ''}`;
}
