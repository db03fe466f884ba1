import { waitFor } from '@testing-library/react';
import { testSaga } from 'redux-saga-test-plan';
import { browserSaga } from '../../../src/app/browserSaga.ts';
import type { Feature } from '../../../src/app/features.ts';
import { firstFeatures } from '../../../src/app/firstFeatures.ts';
import { fetchLaterPart } from '../../../src/app/laterParts.ts';
import { nextTask } from '../../../src/ui/nextTask.ts';
import { customerInfo } from '../../support/factories/customer.ts';
import { homeResponse } from '../../support/factories/home.ts';
import { remembered } from '../../support/memoryStorage.ts';
import { noAnswer } from '../../support/replies.ts';
import { startStorefront } from '../../support/startStorefront.ts';

it('runs home’s features at once, and the shop’s on the current page once they have loaded', async () => {
  const { api, history } = await startStorefront({
    saga: browserSaga,
    path: '/orders',
    stored: remembered({ customer: customerInfo() }),
    api: {
      'GET home': homeResponse(),
      'GET subscriptions': noAnswer(),
      'GET carts': noAnswer(),
      'GET profile': noAnswer(),
    },
  });
  expect(api.callsTo('GET home')).toHaveLength(1);
  history.push('/cart');
  expect(api.callsTo('GET carts')).toHaveLength(0);

  await fetchLaterPart.shop();
  await waitFor(() => expect(api.callsTo('GET carts')).toHaveLength(1));
  expect(api.callsTo('GET subscriptions')).toHaveLength(0);
  expect(api.callsTo('GET home')).toHaveLength(1);

  history.push('/profile');
  expect(api.callsTo('GET carts')[0]?.signal?.aborted).toBe(true);
  expect(api.callsTo('GET profile')).toHaveLength(1);
});

it('begins each of the first features in a task of its own', () => {
  let saga = testSaga(browserSaga).next();
  const expectTask = (feature: Feature) => {
    saga = saga.spawn(feature).next().call(nextTask).next();
  };
  for (const feature of firstFeatures) expectTask(feature);
});
