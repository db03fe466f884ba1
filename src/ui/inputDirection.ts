export interface DirectionOptions {
  /** For e-mail, phone, civil ID and the like, which run left to right on every page. */
  ltr?: boolean | undefined;
  /** `auto` for what people write: names, notes, comments. */
  dir?: 'auto' | undefined;
}

interface DirectionInput extends DirectionOptions {
  value: string;
}

/** The `dir` of an input. An empty `dir="auto"` box counts as left-to-right, so it gets none. */
export function inputDirection({ ltr, dir, value }: DirectionInput): 'ltr' | 'auto' | undefined {
  if (ltr) return 'ltr';
  return value === '' ? undefined : dir;
}
