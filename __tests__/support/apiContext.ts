import * as matchers from 'redux-saga-test-plan/matchers';
import type { StaticProvider } from 'redux-saga-test-plan/providers';

/** For workers whose endpoint functions are provided for: no request ever reaches this client. */
export const apiContext: StaticProvider = [matchers.getContext('api'), {}];
