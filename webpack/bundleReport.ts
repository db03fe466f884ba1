interface ScriptReport {
  /** The npm packages in it. */
  packages: string[];
  /** The modules of `src` that it was made for; empty for shared code. */
  pages: string[];
}

/** What a production build says about itself to scripts/size.ts. */
export interface BundleReport {
  /** The scripts of each named group of chunks, its shared ones included; `main` is the entry. */
  groups: Record<string, string[]>;
  scripts: Record<string, ScriptReport>;
}

export const BUNDLE_REPORT = '.cache/bundle-report.json';
