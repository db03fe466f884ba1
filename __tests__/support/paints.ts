type Tell = (entries: { getEntriesByName: (name: string) => string[] }) => void;

/** Simulates the browser's paint entries, buffered ones included; jsdom paints nothing. */
export class Paints {
  static #observers = new Set<Paints>();
  static #shown: string[] = [];
  readonly #tell: Tell;

  constructor(tell: Tell) {
    this.#tell = tell;
  }

  static begin(): void {
    Paints.#observers.clear();
    Paints.#shown = [];
  }

  static paint(name: string): void {
    Paints.#shown.push(name);
    for (const observer of Paints.#observers) observer.#report();
  }

  observe({ buffered }: { buffered: boolean }): void {
    Paints.#observers.add(this);
    if (buffered && Paints.#shown.length > 0) this.#report();
  }

  disconnect(): void {
    Paints.#observers.delete(this);
  }

  #report(): void {
    this.#tell({ getEntriesByName: (name) => Paints.#shown.filter((shown) => shown === name) });
  }
}
