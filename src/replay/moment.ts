import { matchRoute } from '../contract/pages/matchRoute.ts';
import type { WithLanguage } from '../features/language/languageSlice.ts';

/** The state of the shop after an action. */
export interface Moment {
  at: number;
  type: string;
  /** The recorded part of the action's payload. */
  payload: unknown;
  cause: string | null;
  /** Path and query of the page. */
  path: string;
  /** The state of the whole store. */
  state: WithLanguage;
  /** Why the action changed nothing: today's shop cannot take it. */
  problem: string | null;
  /** How often drafts have changed so far: a form reads its draft only when it mounts. */
  typed: number;
}

const FLOW_STEP = /^(?:buying|appointment)\//;
export const isFlowStep = ({ type }: Moment) => FLOW_STEP.test(type);

/** Whether the page asks for data that no recording has. */
export const asksForHealth = ({ path }: Moment) =>
  matchRoute(path.replace(/\?.*/, ''))?.name === 'dislikesAllergies';
