/** `down` refuses every mail; `cut` takes the mail, and its receipt is lost. */
export type MailFault = 'none' | 'down' | 'cut';

/** Counts the mails that it receives. */
export class FakeMailServer {
  fault: MailFault = 'none';
  readonly #taken = new Map<string, number>();
  /** Mails whose receipt was lost: the sender may send them again. */
  readonly #unconfirmed = new Set<string>();

  receive(id: string): void {
    if (this.fault === 'down') throw away();
    this.#taken.set(id, (this.#taken.get(id) ?? 0) + 1);
    if (this.fault === 'none') return;
    this.#unconfirmed.add(id);
    throw away();
  }

  reset(): void {
    this.fault = 'none';
    this.#taken.clear();
    this.#unconfirmed.clear();
  }

  count(id: string): number {
    return this.#taken.get(id) ?? 0;
  }

  /** Mails that arrived more than once though their receipt was not lost. */
  duplicates(): string[] {
    return [...this.#taken]
      .filter(([id, count]) => count > 1 && !this.#unconfirmed.has(id))
      .map(([id]) => id);
  }

  /** After a kill: the process may not have recorded what it had sent. */
  allowDuplicates(): void {
    for (const id of this.#taken.keys()) this.#unconfirmed.add(id);
  }
}

export const AWAY = 'The mail server is away';

/** The error of nodemailer for a refused connection. */
export function away(): Error {
  return Object.assign(new Error(AWAY), { code: 'ECONNECTION' });
}
