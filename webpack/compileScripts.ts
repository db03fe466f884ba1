import { join } from 'node:path';
import type { JscConfig, ReactConfig } from '@swc/core';
import type { RuleSetRule } from 'webpack';

/** In a .tsx file `<T>` starts an element, in a .ts file the parameters of a function. */
export const typescript = (tsx: boolean, react: ReactConfig = {}): JscConfig => ({
  parser: { syntax: 'typescript', tsx },
  transform: { react: { runtime: 'automatic', ...react } },
});

/**
 * For the browsers of .browserslistrc. With `refresh`, an edited component replaces itself in the page and keeps its
 * state.
 */
export function compileScripts(include: string, refresh = false): RuleSetRule {
  const compiled = (tsx: boolean): RuleSetRule => ({
    use: [
      {
        loader: 'swc-loader',
        options: { swcrc: false, env: { bugfixes: true }, jsc: typescript(tsx, { refresh }) },
      },
      join(import.meta.dirname, 'importEachLanguage.ts'),
    ],
  });
  return {
    include,
    oneOf: [
      { test: /\.ts$/, ...compiled(false) },
      { test: /\.tsx$/, ...compiled(true) },
    ],
  };
}
