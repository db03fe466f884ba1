import type { AsyncCommand } from 'fast-check';
import { allEnded } from '../../../server/payments/allEnded.ts';
import { readLedger, type Ledger } from './ledger.ts';
import type { TestSystem } from './TestSystem.ts';
import { faultsBetween, faultsOf } from './stepChecks.ts';
import type { Visit } from './visit.ts';

/** What a schedule runs against: the system, and its ledger after the last step. */
export interface Scene {
  system: TestSystem;
  books: Ledger;
}

export type Act = (visit: Visit, system: TestSystem) => Promise<void>;

interface StepOptions {
  name: string;
  act: Act;
  applies?: (visit: Visit) => boolean;
}

/** One thing that happens; whatever it is, the books have to be right afterwards. */
export class Step implements AsyncCommand<Visit, Scene> {
  readonly name: string;
  readonly act: Act;
  readonly applies: (visit: Visit) => boolean;

  constructor({ name, act, applies = () => true }: StepOptions) {
    this.name = name;
    this.act = act;
    this.applies = applies;
  }

  check(visit: Readonly<Visit>): boolean {
    return this.applies(visit);
  }

  async run(visit: Visit, scene: Scene): Promise<void> {
    try {
      await this.act(visit, scene.system);
    } finally {
      await scene.system.settle();
    }
    await inspect(scene);
  }

  toString(): string {
    return this.name;
  }
}

/** Both at once: two tabs, two devices, or the gateway and the customer. */
export function together(one: Step, other: Step): Step {
  return new Step({
    name: `together(${one.name}, ${other.name})`,
    applies: (visit) => one.applies(visit) && other.applies(visit),
    act: async (visit, system) => {
      await allEnded([one.act(visit, system), other.act(visit, system)]);
    },
  });
}

export async function inspect(scene: Scene): Promise<void> {
  const after = await readLedger(scene.system.db);
  const faults = [
    ...scene.system.complaints,
    ...faultsBetween(scene.books, after),
    ...faultsOf(after),
  ];
  scene.books = after;
  fail(faults);
}

export function fail(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
