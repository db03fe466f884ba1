import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler } from 'webpack';

/**
 * webpack gives up on a script after `output.chunkLoadTimeout`; a style sheet that never answers
 * would keep its page waiting for ever. This gives it the same time and the same ChunkLoadError. The
 * tag goes, so that the next try makes another.
 */
export class StyleTimeoutPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StyleTimeoutPlugin', (compilation) => {
      const timeout = compilation.outputOptions.chunkLoadTimeout;
      const hooks = MiniCssExtractPlugin.getCompilationHooks(compilation);
      hooks.beforeTagInsert.tap('StyleTimeoutPlugin', (source, { tag }) =>
        [
          source,
          // Both handlers are removed once the style sheet has loaded or failed.
          'setTimeout(function() {',
          `  if (${tag}.onerror) ${tag}.onerror({ type: "timeout", target: ${tag} });`,
          `}, ${timeout});`,
        ].join('\n'),
      );
    });
  }
}
