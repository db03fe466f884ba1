/** An older answer may be outdated. */
const FRESH_MS = 5000;

interface Early {
  /** The call with its language and its customer. */
  question: string;
  askedAt: number;
  answer: Promise<unknown>;
}

/** Holds the latest answer that was requested ahead; it is used once, and only while it is fresh. */
export function earlyAnswer() {
  let kept: Early | null = null;
  const isThere = (question: string) =>
    kept?.question === question && Date.now() - kept.askedAt <= FRESH_MS;
  return {
    ask(question: string, ask: () => Promise<unknown>): void {
      if (isThere(question)) return;
      const answer = ask();
      kept = { question, askedAt: Date.now(), answer };
      // The call that needs it repeats it, and reports the failure.
      answer.catch(() => undefined);
    },
    take(question: string): Promise<unknown> | null {
      const found = isThere(question) ? kept : null;
      if (found !== null) kept = null;
      return found && found.answer;
    },
    forget: () => {
      kept = null;
    },
  };
}
