/** NaN where one of them is missing. */
export function median(figures: readonly number[]): number {
  if (figures.some(Number.isNaN)) return NaN;
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

export const milliseconds = (figure: number) => `${Math.round(figure).toLocaleString('en')} ms`;
export const nanoseconds = (figure: number) => `${Math.round(figure)} ns`;
export const perSecond = (figure: number) => Math.round(figure).toLocaleString('en');
export const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;
export const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} KB`;
export const ratio = (figure: number, floor: number) => (figure / floor).toFixed(2);
