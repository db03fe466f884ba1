import type { Action } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { call, cancel, fork, select, take, type SagaGenerator } from 'typed-redux-saga';
import { getSampleWeek, type SampleWeekQuery } from '../../api/packages.ts';
import type { RouteParams } from '../../contract/pages/matchRoute.ts';
import { locationChanged } from '../../routing/routerSlice.ts';
import { load } from '../../saga/callApi.ts';
import { guarded } from '../../saga/guarded.ts';
import { onRoute } from '../../saga/onRoute.ts';
import { productLoaded, selectSamplePlan } from './productSlice.ts';
import {
  sampleWeekFailed,
  sampleWeekLoaded,
  sampleWeekRequested,
  sampleWeekRetryPressed,
  selectSampleWeek,
} from './sampleWeekSlice.ts';

export function* sampleWeekSaga(): SagaGenerator<void> {
  yield* fork(onRoute, 'packageCategory' as const, followPlan);
}

/** Loads the week after the package, so that it delays nothing, and again when the plan changes. */
function* followPlan({ id }: RouteParams): SagaGenerator<void> {
  let running: Task | null = null;
  let shown = yield* call(deliveredPlan, Number(id));
  while (true) {
    const { type } = yield* take<Action>([productLoaded, locationChanged, sampleWeekRetryPressed]);
    const plan = yield* select(selectSamplePlan);
    const wanted = plan && JSON.stringify(plan);
    if (plan === null || (wanted === shown && type !== sampleWeekRetryPressed.type)) continue;
    if (running !== null) yield* cancel(running);
    shown = wanted;
    running = yield* fork(
      guarded(() => loadSampleWeek(Number(id), plan)),
      { type },
    );
  }
}

/** The plan whose week is in a page rendered by the server; null for any other page. */
function* deliveredPlan(id: number): SagaGenerator<string | null> {
  const { status, categoryId } = yield* select(selectSampleWeek);
  const plan = yield* select(selectSamplePlan);
  return status === 'loaded' && categoryId === id ? JSON.stringify(plan) : null;
}

function* loadSampleWeek(categoryId: number, plan: SampleWeekQuery): SagaGenerator<void> {
  yield* load(
    {
      requested: () => sampleWeekRequested({ categoryId }),
      loaded: sampleWeekLoaded,
      failed: sampleWeekFailed,
    },
    getSampleWeek,
    plan,
  );
}
