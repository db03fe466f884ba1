import { call, getContext, put, select, type SagaGenerator } from 'typed-redux-saga';
import { getHome } from '../../api/home.ts';
import type { BrowserPort } from '../../saga/browserPort.ts';
import { callApi } from '../../saga/callApi.ts';
import { takeLeadingGuarded } from '../../saga/guarded.ts';
import { homeLoaded } from '../home/homeSlice.ts';
import {
  maintenanceCheckFailed,
  maintenanceCheckSubmitted,
  maintenanceEnded,
  selectMaintenance,
} from './maintenanceSlice.ts';

export function* maintenanceSaga(): SagaGenerator<void> {
  yield* takeLeadingGuarded(maintenanceCheckSubmitted, checkAgain);
}

/** A page that was delivered as closed is reloaded. Any other page stays, because a reload would lose its input. */
export function* checkAgain(): SagaGenerator<void> {
  const outcome = yield* callApi(getHome);
  if (!outcome.ok) {
    yield* put(maintenanceCheckFailed());
    return;
  }
  const { sinceStart } = yield* select(selectMaintenance);
  if (sinceStart) {
    const browser = yield* getContext<BrowserPort>('browser');
    yield* call(browser.reload);
    return;
  }
  yield* put(maintenanceEnded());
  const { package_categories, content, delivery } = outcome.response;
  yield* put(homeLoaded({ package_categories, content, delivery }));
}
