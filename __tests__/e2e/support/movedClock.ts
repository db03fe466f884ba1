import { readFileSync } from 'node:fs';

/** Loaded before the server (`--import`): moves its clock forward by the milliseconds in a file. */
const file = process.env['CLOCK_FILE'] ?? '';
const RealDate = Date;
const now = () => RealDate.now() + Number(readFileSync(file, 'utf8'));

// A proxy, so that dates made before it are dates as well.
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
  get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
});
