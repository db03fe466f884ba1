/** What is read of an event of Chromium's tracing; times are in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time: it does not include other programs. */
  tdur?: number;
  args?: { name?: string; data?: { url?: string; functionName?: string } };
}

/** A task of the main thread, which nothing can interrupt. */
export interface Task {
  /** When it ended, in microseconds on the trace's clock. */
  end: number;
  /** Milliseconds of processor time. */
  ms: number;
  /** The parts that took at least a millisecond, in order. */
  parts: readonly string[];
  /** Only garbage collection: Chromium starts it when a page is idle, whatever happened before. */
  isCollection: boolean;
}

/** The second one is its name in the categories that Lighthouse traces. */
const TASKS: readonly string[] = ['ThreadControllerImpl::RunTask', 'RunTask'];
/** What promises do at the end of a task: the trace has some of it beside the task. */
const MICROTASKS: readonly string[] = [
  'BlinkScheduler_PerformMicrotaskCheckpoint',
  'RunMicrotasks',
];
const COLLECTION = 'MajorGC';
const NEARLY_ALL = 0.9;
const LEAST_PART_MS = 1;

/** The tasks of the page's main thread, in order. */
export function readTasks(events: readonly TraceEvent[]): Task[] {
  const main = mainThreadOf(events);
  const onMain = events
    .filter(({ pid, tid, ph }) => ph === 'X' && pid === main.pid && tid === main.tid)
    .sort((one, other) => one.ts - other.ts || endOf(other) - endOf(one));
  return group(onMain).map(toTask);
}

interface Group {
  /** The task, and the microtasks that the trace has beside it. */
  heads: TraceEvent[];
  parts: TraceEvent[];
}

function group(events: readonly TraceEvent[]): Group[] {
  const groups: Group[] = [];
  let end = -Infinity;
  for (const event of events) {
    const last = groups.at(-1);
    const isHead = event.ts >= end && [...TASKS, ...MICROTASKS].includes(event.name);
    if (isHead) end = endOf(event);
    if (isHead && (last === undefined || TASKS.includes(event.name)))
      groups.push({ heads: [event], parts: [] });
    else if (isHead) last?.heads.push(event);
    else if (event.ts < end) last?.parts.push(event);
  }
  return groups;
}

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur;
const millisecondsOf = ({ tdur = 0 }: TraceEvent) => tdur / 1000;

function toTask({ heads, parts }: Group): Task {
  const ms = heads.reduce((sum, head) => sum + millisecondsOf(head), 0);
  return {
    end: Math.max(...heads.map(endOf)),
    ms,
    parts: parts.filter((part) => millisecondsOf(part) >= LEAST_PART_MS).map(describe),
    isCollection: parts.some(
      (part) => part.name === COLLECTION && millisecondsOf(part) >= NEARLY_ALL * ms,
    ),
  };
}

function describe(event: TraceEvent): string {
  const { url = '', functionName = '' } = event.args?.data ?? {};
  const where = [functionName, url.split('/').at(-1)].filter(Boolean).join(' ');
  return `${millisecondsOf(event).toFixed(1)} ${event.name} ${where}`.trimEnd();
}

/** Of the page's process: a new tab has had another one. */
function mainThreadOf(events: readonly TraceEvent[]): TraceEvent {
  const mains = events.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const work = ({ pid, tid }: TraceEvent) =>
    events
      .filter((event) => event.pid === pid && event.tid === tid && TASKS.includes(event.name))
      .reduce((sum, task) => sum + millisecondsOf(task), 0);
  const [main] = mains.sort((one, other) => work(other) - work(one));
  if (main === undefined) throw new Error('The trace has no main thread of a page.');
  return main;
}
