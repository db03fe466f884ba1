import {
  PERSISTED_VERSION,
  persistedKeys,
  persistedShapes,
  storageOf,
} from '../../../src/app/persistence.ts';
import { languageChanged, selectLanguage } from '../../../src/features/language/languageSlice.ts';
import { paymentStarted } from '../../../src/features/payment/paymentSlice.ts';
import {
  selectCartCount,
  selectIsCustomer,
  sessionStarted,
} from '../../../src/features/session/sessionSlice.ts';
import { customerInfo, profile } from '../../support/factories/customer.ts';
import { remembered, STORED_KEY } from '../../support/memoryStorage.ts';
import { startStorefront } from '../../support/startStorefront.ts';
import { stateAfter } from '../../support/stateAfter.ts';

/** A stored session whose cart is of whatever shape. */
const signedInWith = (cart: unknown) => ({ customerInfo: { ...customerInfo(), cart } });

const storedSlices = (text: string | undefined) =>
  Object.keys(JSON.parse(text ?? '{}') as Record<string, unknown>).filter(
    (key) => key !== '_persist',
  );

it('stores exactly the customer, the language and a payment', async () => {
  const { storefront, storage, saveState } = await startStorefront();
  storefront.store.dispatch(languageChanged('ar'));
  await saveState();
  expect(storedSlices(storage.kept.get(STORED_KEY)).sort()).toEqual([
    'language',
    'paymentUnderWay',
    'session',
  ]);
  expect([...persistedKeys].sort()).toEqual(storedSlices(storage.kept.get(STORED_KEY)).sort());
});

it('restores the state of an earlier visit', async () => {
  const { storefront } = await startStorefront({
    stored: remembered({
      customer: customerInfo({ cart: { items: 3, grand_total: 98_000 } }),
      language: 'ar',
    }),
  });
  const state = storefront.store.getState();
  expect(selectIsCustomer(state)).toBe(true);
  expect(selectLanguage(state)).toBe('ar');
  expect(selectCartCount(state)).toBe(3);
});

it('masks a civil ID that an earlier release stored whole', async () => {
  const whole = customerInfo({ profile: profile({ civil_id: '285070400028' }) });
  const { storefront, storage, saveState } = await startStorefront({
    stored: remembered({ customer: whole }),
  });
  expect(storefront.store.getState().session.customerInfo?.profile.civil_id).toBe('••••••••0028');
  storefront.store.dispatch(languageChanged('ar'));
  await saveState();
  expect(storage.kept.get(STORED_KEY)).not.toContain('285070400028');
});

describe('a state that cannot be used', () => {
  const version = { _persist: JSON.stringify({ version: 1, rehydrated: true }) };
  const stored = (slices: Record<string, string>) => ({ [STORED_KEY]: JSON.stringify(slices) });

  it.each([
    ['no JSON', { [STORED_KEY]: '{"session":' }],
    ['a slice that is no JSON', stored({ language: '{{{', ...version })],
    ['a slice of another shape', stored({ language: '"ar"', ...version })],
    ['a slice that is null', stored({ language: 'null', ...version })],
    ['nothing but a text', { [STORED_KEY]: '"hello"' }],
    ['a slice of a foreign shape', stored({ language: '{"current":"fr"}', ...version })],
    ['an older version', stored({ language: '"x"', _persist: '{"version":0,"rehydrated":true}' })],
    ['no version', stored({ language: '7' })],
  ])('never stops the shop: %s', async (_name, kept) => {
    const { storefront } = await startStorefront({ stored: kept });
    expect(selectLanguage(storefront.store.getState())).toBe('en');
    expect(storefront.store.getState().home.status).toBe('loading');
  });

  it('is left alone when it comes from a newer version', async () => {
    const warned = jest.spyOn(console, 'error').mockImplementation();
    const future = { _persist: JSON.stringify({ version: 99, rehydrated: true }) };
    const { storefront } = await startStorefront({
      stored: stored({ language: '{"current":"ar"}', ...future }),
    });
    expect(storefront.store.getState().home.status).toBe('loading');
    expect(warned).toHaveBeenCalledWith('redux-persist: downgrading version is not supported');
  });

  it('is taken over slice by slice', async () => {
    const { storefront } = await startStorefront({
      stored: stored({
        session: '{"customerInfo":{}}',
        language: '{"current":"ar"}',
        ...version,
      }),
    });
    const state = storefront.store.getState();
    expect(selectIsCustomer(state)).toBe(false);
    expect(selectLanguage(state)).toBe('ar');
  });

  it('is taken over from an older version', async () => {
    const older = { _persist: JSON.stringify({ version: 0, rehydrated: true }) };
    const { storefront, storage, saveState } = await startStorefront({
      stored: stored({ language: '{"current":"ar"}', ...older }),
    });
    expect(selectLanguage(storefront.store.getState())).toBe('ar');
    storefront.store.dispatch(languageChanged('en'));
    await saveState();
    const kept = JSON.parse(storage.kept.get(STORED_KEY) ?? '{}') as Record<string, string>;
    expect(JSON.parse(kept['_persist'] ?? '{}')).toMatchObject({ version: PERSISTED_VERSION });
  });

  it('cannot bring in slices of its own', async () => {
    const foreign = { home: '{"status":"loaded"}', cart: '{"cart":{}}' };
    const { storefront } = await startStorefront({ stored: stored({ ...foreign, ...version }) });
    expect(storefront.store.getState().home.status).toBe('loading');
    expect(storefront.store.getState().cart.cart).toBeNull();
  });
});

describe('a browser that forbids storage', () => {
  const forbidden = storageOf(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });

  it('answers as an empty one', async () => {
    await expect(forbidden.getItem('key')).resolves.toBeNull();
    await expect(forbidden.setItem('key', 'value')).resolves.toBeUndefined();
    await expect(forbidden.removeItem('key')).resolves.toBeUndefined();
  });

  it('reads stored data where the storage is full', async () => {
    window.localStorage.setItem(STORED_KEY, remembered({ language: 'ar' })[STORED_KEY]);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    const full = storageOf(() => window.localStorage);
    const { storefront, saveState } = await startStorefront({ storage: full });
    expect(selectLanguage(storefront.store.getState())).toBe('ar');
    storefront.store.dispatch(languageChanged('en'));
    await saveState();
    expect(selectLanguage(storefront.store.getState())).toBe('en');
    window.localStorage.clear();
  });

  it('still gets a working shop', async () => {
    const { storefront, saveState } = await startStorefront({ storage: forbidden });
    storefront.store.dispatch(languageChanged('ar'));
    await saveState();
    expect(selectLanguage(storefront.store.getState())).toBe('ar');
  });
});

it('works in a browser whose storage is full', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  const full = storageOf(() => window.localStorage);
  const { storefront, saveState } = await startStorefront({ storage: full });
  storefront.store.dispatch(languageChanged('ar'));
  await expect(saveState()).resolves.toBeDefined();
  expect(selectLanguage(storefront.store.getState())).toBe('ar');
});

it('reads and writes the storage of a browser', async () => {
  const storage = storageOf(() => window.localStorage);
  await storage.setItem('key', 'value');
  await expect(storage.getItem('key')).resolves.toBe('value');
  await storage.removeItem('key');
  expect(window.localStorage).toHaveLength(0);
});

describe('the shapes of stored slices', () => {
  const reference = { subscription_id: 41, order_reference_number: 'SUB-41-1-0a1b2c3d' };

  it.each(persistedKeys)('accepts its own %s, initial and in use', (key) => {
    const used = stateAfter(
      sessionStarted({
        customerInfo: customerInfo({ profile: profile({ phone: null, civil_id: null }) }),
        cart: null,
      }),
      paymentStarted(reference),
    );
    expect(persistedShapes[key](stateAfter()[key])).toBe(true);
    expect(persistedShapes[key](used[key])).toBe(true);
  });

  it('accepts an appointment that is being paid', () => {
    const { paymentUnderWay } = stateAfter(
      paymentStarted({ booking_id: 7, order_reference_number: 'APT-7-1-0a1b2c3d' }),
    );
    expect(persistedShapes.paymentUnderWay(paymentUnderWay)).toBe(true);
  });

  it.each(persistedKeys)('rejects values that are no %s', (key) => {
    for (const foreign of [undefined, null, 7, 'text', [], [{}]]) {
      expect(persistedShapes[key](foreign)).toBe(false);
    }
  });

  it.each<[(typeof persistedKeys)[number], string, unknown]>([
    ['session', 'no customerInfo', {}],
    ['session', 'a customer without a token', { customerInfo: { profile: profile() } }],
    ['session', 'a customer without a profile', { customerInfo: { token: 'x' } }],
    [
      'session',
      'a profile without its fields',
      { customerInfo: { token: 'x', profile: { id: 3 } } },
    ],
    ['session', 'a cart that is a number', signedInWith(3)],
    [
      'session',
      'a cart of a negative number of lines',
      signedInWith({ items: -1, grand_total: 0 }),
    ],
    ['session', 'a cart with a fraction of a fils', signedInWith({ items: 1, grand_total: 1.5 })],
    ['language', 'an unknown language', { current: 'fr' }],
    ['language', 'a property of every object', { current: 'toString' }],
    ['paymentUnderWay', 'an appointment without a reference', { reference: { booking_id: 7 } }],
    ['paymentUnderWay', 'an order without a reference', { reference: { subscription_id: 41 } }],
    [
      'paymentUnderWay',
      'an order that is no number',
      { reference: { ...reference, subscription_id: '41' } },
    ],
  ])('rejects a %s that holds %s', (key, _what, value) => {
    expect(persistedShapes[key](value)).toBe(false);
  });
});
