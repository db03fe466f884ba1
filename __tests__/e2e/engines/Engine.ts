export interface Viewport {
  width: number;
  height: number;
}

/** The part of a browser that `EnginePage` needs. An expression is JavaScript that the page evaluates. */
export interface Engine {
  open: (url: string) => Promise<void>;
  evaluate: <T>(expression: string) => Promise<T>;
  /** Clicks the element that the expression returns. */
  press: (expression: string) => Promise<void>;
  /** Types with the keyboard, replacing the element's value. */
  type: (expression: string, text: string) => Promise<void>;
  screenshot: (path: string) => Promise<void>;
  /** Uncaught exceptions, where the browser reports them. */
  exceptions: readonly string[];
  close: () => Promise<void>;
}
