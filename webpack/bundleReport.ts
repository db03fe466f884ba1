/** What a production build says about itself to scripts/size.ts. */
export interface BundleReport {
  /** The scripts of each named group of chunks, its shared ones included; `main` is the entry. */
  groups: Record<string, string[]>;
  /** The npm packages in each script. */
  packages: Record<string, string[]>;
}

export const BUNDLE_REPORT = '.cache/bundle-report.json';
