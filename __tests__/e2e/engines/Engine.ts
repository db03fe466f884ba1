export interface Viewport {
  width: number;
  height: number;
}

/** As much of a browser as `EnginePage` needs. An expression is JavaScript that the page evaluates. */
export interface Engine {
  open: (url: string) => Promise<void>;
  evaluate: <T>(expression: string) => Promise<T>;
  /** With the pointer, at the element that the expression answers. */
  press: (expression: string) => Promise<void>;
  /** With the keyboard, in place of what the element holds. */
  type: (expression: string, text: string) => Promise<void>;
  screenshot: (path: string) => Promise<void>;
  /** Exceptions that nobody caught, where the browser can be asked. */
  exceptions: readonly string[];
  close: () => Promise<void>;
}
