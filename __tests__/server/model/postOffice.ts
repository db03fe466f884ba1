/** `down`: nothing is taken; `cut`: taken, and the shop does not hear of it. */
export type PostWeather = 'fair' | 'down' | 'cut';

/** The mail server, which keeps count of what it was given. */
export class PostOffice {
  weather: PostWeather = 'fair';
  readonly #taken = new Map<string, number>();
  /** Mails whose sender cannot know that they were taken, and may send them again. */
  readonly #unheard = new Set<string>();

  take(id: string): void {
    if (this.weather === 'down') throw away();
    this.#taken.set(id, (this.#taken.get(id) ?? 0) + 1);
    if (this.weather === 'fair') return;
    this.#unheard.add(id);
    throw away();
  }

  empty(): void {
    this.weather = 'fair';
    this.#taken.clear();
    this.#unheard.clear();
  }

  count(id: string): number {
    return this.#taken.get(id) ?? 0;
  }

  /** Those that arrived more often than once without need. */
  twice(): string[] {
    return [...this.#taken]
      .filter(([id, count]) => count > 1 && !this.#unheard.has(id))
      .map(([id]) => id);
  }

  /** The process that was sending is killed. */
  forgive(): void {
    for (const id of this.#taken.keys()) this.#unheard.add(id);
  }
}

export const AWAY = 'The mail server is away';

/** As nodemailer says it. */
export function away(): Error {
  return Object.assign(new Error(AWAY), { code: 'ECONNECTION' });
}
