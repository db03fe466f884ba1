import { accountFeatures } from '../../src/app/accountFeatures.ts';
import { buyingFeatures } from '../../src/app/buyingFeatures.ts';
import { runFeatures } from '../../src/app/features.ts';
import { firstFeatures } from '../../src/app/firstFeatures.ts';

/** Every feature from the start: a test waits for no file. */
export const rootSaga = () =>
  runFeatures([...firstFeatures, ...buyingFeatures, ...accountFeatures]);
