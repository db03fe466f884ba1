/** Outcomes that a tester can choose, on the page or by a reference that ends in `-test-<name>[-<count>]`. */
export const SCENARIOS = [
  'captured',
  'not-captured',
  'cancelled',
  'no-return',
  'no-webhook',
  'webhook-first',
  'webhook-twice',
  'webhook-late',
  'webhook-forged',
  'enquiry-pending',
  'enquiry-404',
  'enquiry-429',
  'enquiry-500',
  'enquiry-timeout',
  'other-amount',
  'nested',
  'zero-padding',
  'numeric-amount',
  'token-missing',
  'replayed',
  'bit-flipped',
  'captured-twice',
  'no-charge',
  'charge-in-return',
] as const;
export type ScenarioName = (typeof SCENARIOS)[number];

export interface Scenario {
  name: ScenarioName;
  /** How many enquiries are answered with the fault before the truth comes. */
  count: number;
}

export const DEFAULT_COUNT = 3;
export const COUNT_MAX = 99;
const DEFAULT_SCENARIO: Scenario = { name: 'captured', count: DEFAULT_COUNT };

function isScenarioName(name: string): name is ScenarioName {
  return SCENARIOS.some((scenario) => scenario === name);
}

export function scenarioOf(name: string, count: number): Scenario {
  const known = isScenarioName(name) ? name : DEFAULT_SCENARIO.name;
  const whole = Number.isInteger(count) && count >= 1 ? Math.min(count, COUNT_MAX) : DEFAULT_COUNT;
  return { name: known, count: whole };
}

/** "SUB-1-1-test-enquiry-404-5": the enquiry answers 404 five times. */
export function scenarioOfReference(reference: string): Scenario {
  const asked = /-test-(.+)$/.exec(reference)?.[1];
  if (asked === undefined) return DEFAULT_SCENARIO;
  if (isScenarioName(asked)) return { name: asked, count: DEFAULT_COUNT };
  const counted = /^(.+)-(\d{1,2})$/.exec(asked);
  return scenarioOf(counted?.[1] ?? '', Number(counted?.[2] ?? DEFAULT_COUNT));
}
