export interface ServerRequest {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers: Readonly<Record<string, string>>;
  payload?: object | undefined;
}

export interface ServerAnswer {
  status: number;
  body: string;
}

/** One process of the API, inside this one or outside. Once it is over, another one takes its place. */
export interface ServerProcess {
  readonly isOver: boolean;
  /** Null when the process ended meanwhile: whether the call did anything is not known. */
  request: (request: ServerRequest) => Promise<ServerAnswer | null>;
  runJobs: () => Promise<void>;
  /** The kitchen's answer to an appointment, which has no call; it may be refused. */
  decide: (appointmentId: number, isAccepted: boolean) => Promise<void>;
  /** Waits for what no request waits for. */
  idle: () => Promise<void>;
  /** It is killed after so many statements; with Infinity it is not. */
  killAfter: (statements: number) => Promise<void>;
  end: () => void;
  assertAlive: () => void;
  close: () => Promise<void>;
}

/** What surrounds a process. */
export interface ServerSurroundings {
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
