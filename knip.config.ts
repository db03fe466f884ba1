import type { KnipConfig } from 'knip';

/** What Knip does not find itself: entry points, and names in style sheets. */
export default {
  entry: [
    'scripts/*.ts',
    'tools/load/{logins,overload,steady}.ts',
    'tools/pictures/{render,check,icons,weigh}.ts',
    'tools/{growth,kill,measure}/run.ts',
    'tools/bench/floor/{page.tsx,api.ts}',
    'tools/mutation/*.{js,cjs}',
    'tools/chaos/serverProcess.ts',
    'webpack/{compileMessages,compileKitchenMessages,droppableComponents,subsetTypeface,trustedLocales}.ts',
    '__tests__/support/*.cjs',
  ],
  project: ['{src,server,scripts,tools,webpack,types,__tests__}/**/*.{ts,tsx,js,cjs}'],
  // Programs of the machine: packages of Debian, not of npm.
  ignoreBinaries: ['Xvfb', 'WebKitWebDriver', 'mkfifo', 'wrk', 'convert'],
  // The files of the first are in src/ui/fonts.css; the second is what Testing Library reads names with (setupBrowser.ts).
  ignoreDependencies: ['@fontsource-variable/readex-pro', 'dom-accessibility-api'],
} satisfies KnipConfig;
