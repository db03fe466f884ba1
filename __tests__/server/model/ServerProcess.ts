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

/** One process of the API, inside this one or outside. After its end another one replaces it. */
export interface ServerProcess {
  readonly isOver: boolean;
  /** Null when the process ended meanwhile: whether the call had an effect is unknown. */
  request: (request: ServerRequest) => Promise<ServerAnswer | null>;
  runJobs: () => Promise<void>;
  /** The kitchen's decision on an appointment, which has no call; it may be refused. */
  decide: (appointmentId: number, isAccepted: boolean) => Promise<void>;
  /** Waits for what no request waits for. */
  idle: () => Promise<void>;
  /** Kills it after this many statements; Infinity never does. */
  killAfter: (statements: number) => Promise<void>;
  end: () => void;
  assertAlive: () => void;
  close: () => Promise<void>;
}

/** What a process is connected to. */
export interface ServerSurroundings {
  now: () => Date;
  /** Called whenever the clock moves. */
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
