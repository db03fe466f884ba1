import { parse } from '@formatjs/icu-messageformat-parser';
import type { LoaderContext } from 'webpack';
import { isTextOf } from '../src/contract/pages/laterParts.ts';

/** Texts of the server alone never reach the browser. */
const SERVER_KEY = /^server\./;

/**
 * A webpack loader: turns each ICU message of a translations file into its syntax tree, so that the parser stays out
 * of the browser. A message that cannot be parsed stops the build with its key. The query of the import names the
 * part whose messages are included.
 */
export default function compileMessages(
  this: Pick<LoaderContext<unknown>, 'resourceQuery'>,
  source: string,
): string {
  const part = this.resourceQuery.slice('?'.length);
  return compileAll(source, (key) => !SERVER_KEY.test(key) && isTextOf(part, key));
}

export function compileAll(source: string, isWanted: (key: string) => boolean): string {
  const messages = Object.entries(JSON.parse(source) as Record<string, string>);
  const compiled = messages
    .filter(([key]) => isWanted(key))
    .map(([key, text]) => [key, compile(key, text)]);
  return JSON.stringify(Object.fromEntries(compiled));
}

function compile(key: string, text: string) {
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`The message "${key}" is not valid ICU: ${text}`, { cause: error });
  }
}
