import { readFileSync } from 'node:fs';

const ARABIC = /\p{Script=Arabic}/u;

/** The forbidden texts of docs/glossary.md; in Arabic texts alone where the row says so. */
interface ForbiddenVariant {
  variant: string;
  isIn: (text: string) => boolean;
}

export function forbiddenVariants(): ForbiddenVariant[] {
  return readFileSync('docs/glossary.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').at(-2) ?? '')
    .flatMap((cell) =>
      [...cell.matchAll(/`([^`]+)`( in Arabic)?/g)].map(([, variant = '', arabicOnly]) => ({
        variant,
        isIn: (text: string) =>
          text.includes(variant) && (arabicOnly === undefined || ARABIC.test(text)),
      })),
    );
}
