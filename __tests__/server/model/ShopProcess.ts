export interface ShopRequest {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers: Readonly<Record<string, string>>;
  payload?: object | undefined;
}

export interface ShopAnswer {
  status: number;
  body: string;
}

/** One process of the API, inside this one or outside. Once it is over, another one takes its place. */
export interface ShopProcess {
  readonly isOver: boolean;
  /** Null when the process ended meanwhile: whether the call did anything is not known. */
  request: (request: ShopRequest) => Promise<ShopAnswer | null>;
  runJobs: () => Promise<void>;
  /** The kitchen's answer to an appointment, which has no call; it may be refused. */
  decide: (appointmentId: number, isAccepted: boolean) => Promise<void>;
  /** Waits for what no request waits for. */
  idle: () => Promise<void>;
  /** It is killed after so many statements; with Infinity it is not. */
  endAfter: (statements: number) => Promise<void>;
  end: () => void;
  assertLasts: () => void;
  close: () => Promise<void>;
}

/** What surrounds a process. */
export interface ShopSurroundings {
  now: () => Date;
  /** Tells whenever the clock moves. */
  onTime: (hear: (now: Date) => void) => void;
  pass: (ms: number) => void;
  /** Throws when the mail server does not take it. */
  takeMail: (id: string) => void;
  /** A line of the log. */
  hear: (line: LogLine) => void;
}

export interface LogLine {
  sentence: string;
  reference: string | null;
  error: string;
}
