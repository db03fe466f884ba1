import type { Compiler } from 'webpack';

/** The files of the offline page, without the typeface for the letters of other languages. */
const NEEDED = /\.(?:html|css|js|svg)$|\.subset\.[^/]*\.woff2$/;

/** Keeps, for the build of the service worker, the names of what the page without a network is made of. */
export class OfflineFilesPlugin {
  private names: string[] = [];

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('OfflineFilesPlugin', ({ assets }) => {
      this.names = Object.keys(assets).filter((name) => NEEDED.test(name));
    });
  }

  /** Their names change with their content, so none has a revision beside. */
  get files() {
    return this.names.map((name) => ({ url: `/${name}`, revision: null }));
  }

  get page(): string {
    const page = this.names.find((name) => name.endsWith('.html'));
    if (page === undefined)
      throw new Error('The build has no page for a device without a network.');
    return `/${page}`;
  }
}
