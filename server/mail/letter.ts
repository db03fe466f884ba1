import type { Language } from '../../src/contract/languages.ts';

/** The content of a mail, before it is rendered as text and as HTML. */
export interface Letter {
  language: Language;
  subject: string;
  /** Shown beside the subject in a list of mails. */
  preview: string;
  heading: string;
  parts: readonly LetterPart[];
  /** Where the customer switches this kind of mail off; left out where that is not possible. */
  unsubscribe?: string;
}

export type LetterPart =
  | { kind: 'paragraph' | 'title'; text: string }
  /** User input: its line breaks count, and its direction may differ. */
  | { kind: 'quote'; text: string }
  | { kind: 'list'; items: readonly string[] }
  /** `columns` for short values; `stacked` for those that need the width. */
  | { kind: 'facts'; layout: 'columns' | 'stacked'; facts: readonly Fact[] }
  | { kind: 'action'; label: string; url: string };

export interface Fact {
  label: string;
  /** May have several lines. */
  value: string;
  isTotal?: boolean;
}

export const paragraph = (text: string): LetterPart => ({ kind: 'paragraph', text });
export const title = (text: string): LetterPart => ({ kind: 'title', text });
export const quote = (text: string): LetterPart => ({ kind: 'quote', text });
export const list = (items: readonly string[]): LetterPart => ({ kind: 'list', items });
export const action = (label: string, url: string): LetterPart => ({ kind: 'action', label, url });
export const columns = (facts: readonly Fact[]): LetterPart => ({
  kind: 'facts',
  layout: 'columns',
  facts,
});
export const stacked = (facts: readonly Fact[]): LetterPart => ({
  kind: 'facts',
  layout: 'stacked',
  facts,
});

/** The kitchen's details, as in the site's footer. */
export interface Kitchen {
  name: string;
  /** Null where the site's content has none. */
  email: string | null;
  /** How to reach the kitchen, its opening hours and its address. */
  lines: readonly string[];
}
