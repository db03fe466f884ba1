import type { BrowserContext, Page } from '@playwright/test';
import { pathRule } from '../../../src/recorder/addressRule.ts';
import { readRecording, type Recording } from '../../../src/recorder/recording.ts';
import { writeFlow, type Sight } from '../../support/flows.ts';
import { readScreen, type ScreenContent } from './readScreen.ts';

interface Observation {
  at: number;
  /** When its page began. */
  page: number;
  seen: ScreenContent | null;
  /** An input of the customer, where it is not a screen. */
  act?: 'pointerdown' | 'keydown' | 'input';
}

/** Shorter states are not compared: React shows late code only after 300 ms. */
const SEEN_MS = 450;
/** A form keeps its draft after it. */
const TYPING_PAUSE_MS = 400;

/** Records the visit of a page, and its screens; returns a function that writes both into a file. */
export async function recordFlow(context: BrowserContext, page: Page) {
  const observations: Observation[] = [];
  await context.exposeBinding(
    'keepObservation',
    (_source, observation: Observation) => void observations.push(observation),
  );
  await context.addInitScript({ content: `(${watch.toString()})(${readScreen.toString()});` });
  // All code is fetched: a replay never waits for some.
  await page.goto('/?replay');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto('/login?record');
  // By then the recorder has started.
  await page.locator('form:not([inert])').waitFor();
  return async (name: string) => {
    await page.goto('/?replay');
    const text = await page.evaluate(() => sessionStorage.getItem('recording'));
    const recording = readRecording(text);
    if (recording === null) throw new Error(`${name} was not recorded.`);
    writeFlow(name, recording, sightsOf(recording, observations));
  };
}

/** Runs in each page, from its beginning. */
function watch(see: () => ScreenContent) {
  // So that the page's waiting state is recorded too, and React has rendered all of it.
  const ANSWER_MS = 700;
  const page = Date.now();
  const keep = Reflect.get(window, 'keepObservation') as (observation: Observation) => void;
  let hasStarted = false;
  let last = '';
  const sample = () => {
    requestAnimationFrame(sample);
    // A page rendered by the server does not know the visit.
    hasStarted ||=
      document.querySelector('#shop > *') !== null &&
      document.getElementById('page-state') === null;
    if (!hasStarted || location.search.includes('replay')) return;
    const seen = see();
    const text = JSON.stringify(seen);
    if (text !== last) keep({ at: Date.now(), page, seen });
    last = text;
  };
  for (const act of ['pointerdown', 'keydown', 'input'] as const) {
    addEventListener(act, () => keep({ at: Date.now(), page, seen: null, act }), true);
  }
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const answer = await send(input, init);
    const { pathname } = new URL(answer.url);
    if (pathname.startsWith('/api/')) {
      await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
    }
    return answer;
  };
  requestAnimationFrame(sample);
}

/** The screens that did not change for a while after an action. */
function sightsOf({ entries }: Recording, observations: readonly Observation[]): Sight[] {
  return entries.flatMap(({ at }, moment) => {
    const acts = observations.filter(({ act }) => act !== undefined);
    const typesStill = acts.some(
      ({ act, at: time }) => act === 'input' && time <= at && time > at - TYPING_PAUSE_MS,
    );
    const isDraft = entries[moment]?.action.type === 'drafts/changed';
    const later = acts.map((act) => act.at).filter((time) => time > at);
    // A click after the action may show something that no action records.
    const end = Math.min(entries[moment + 1]?.at ?? Infinity, ...later);
    const page = Math.max(
      ...observations.map((observation) => observation.page).filter((began) => began <= at),
    );
    const last = observations.findLast((one) => one.seen && one.page === page && one.at < end);
    if (!last?.seen || end - Math.max(last.at, at) < SEEN_MS) return [];
    if (typesStill && !isDraft) return [];
    return [{ moment, ...last.seen, path: String(pathRule(last.seen.path)) }];
  });
}
