interface ScriptReport {
  /** The npm packages in it. */
  packages: string[];
  /** The modules of `src` that it was made for; empty for shared code. */
  pages: string[];
}

/** The report of a production build for scripts/size.ts. */
export interface BundleReport {
  /** The scripts of each named group of chunks, shared ones included; `main` is the entry. */
  groups: Record<string, string[]>;
  scripts: Record<string, ScriptReport>;
}

export const BUNDLE_REPORT = '.cache/bundle-report.json';
