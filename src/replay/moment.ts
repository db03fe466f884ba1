import { matchRoute } from '../contract/pages/matchRoute.ts';
import type { WithLanguage } from '../features/language/languageSlice.ts';

/** What the shop was like after an action. */
export interface Moment {
  at: number;
  type: string;
  /** What the action carried, as far as it was recorded. */
  payload: unknown;
  cause: string | null;
  /** Path and query of the page. */
  path: string;
  /** Of the whole store. */
  state: WithLanguage;
  /** Why the action changed nothing: today's shop cannot take it. */
  problem: string | null;
  /** How often what is typed has changed so far: a form shows its draft when it begins. */
  typed: number;
}

const FLOW_STEP = /^(?:buying|appointment)\//;
export const isFlowStep = ({ type }: Moment) => FLOW_STEP.test(type);

/** Whether the page asks for what no recording holds. */
export const asksForHealth = ({ path }: Moment) =>
  matchRoute(path.replace(/\?.*/, ''))?.name === 'dislikesAllergies';
