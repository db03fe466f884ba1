import { mealsSaveSucceeded } from '../../../src/features/mealSelection/mealSelectionSlice.ts';
import { sessionStarted } from '../../../src/features/session/sessionSlice.ts';
import { buyingFlow } from '../../../src/flows/buyingFlow.ts';
import { locationChanged } from '../../../src/routing/routerSlice.ts';
import { customerInfo } from '../../support/factories/customer.ts';
import { sagaStore } from '../../support/sagaStore.ts';

const at = (pathname: string) =>
  locationChanged({ location: { pathname, search: '', hash: '', key: pathname }, action: 'PUSH' });

it('records each step that the customer reaches, and no page outside of the flow', () => {
  const { store, actions } = sagaStore(buyingFlow);
  store.dispatch(sessionStarted({ customerInfo: customerInfo(), cart: null }));
  store.dispatch(at('/meals/11'));
  store.dispatch(mealsSaveSucceeded({ cartItemId: 11 }));
  store.dispatch(at('/about-us'));
  store.dispatch(at('/checkout'));
  expect(actions.filter((type) => type.startsWith('buying/'))).toEqual([
    'buying/meals',
    'buying/cart',
    'buying/checkout',
  ]);
});
