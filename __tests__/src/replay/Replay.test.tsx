import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../../../src/app/App.tsx';
import { defaultSettings } from '../../../src/app/settings.ts';
import { draftChanged } from '../../../src/features/drafts/draftsSlice.ts';
import { sessionStarted } from '../../../src/features/session/sessionSlice.ts';
import { draftNames } from '../../../src/forms/draftNames.ts';
import { fetchEverything } from '../../../src/replay/fetchEverything.ts';
import { momentsOf } from '../../../src/replay/moments.ts';
import { connectReplay } from '../../../src/replay/replayDevTools.ts';
import { recordingFileReader } from '../../../src/replay/recordingFile.ts';
import { ReplayMode, type ReplayDevTools } from '../../../src/replay/ReplayMode.tsx';
import { createSignal } from '../../../src/replay/signal.ts';
import { locationChanged } from '../../../src/routing/routerSlice.ts';
import { customerInfo } from '../../support/factories/customer.ts';
import { questionnaireResponse } from '../../support/factories/questionnaire.ts';
import { installDevTools } from '../../support/reduxDevTools.ts';
import { watchTexts } from '../../support/watchTexts.ts';

const read = recordingFileReader(momentsOf);
const at = (pathname: string) =>
  locationChanged({ location: { pathname, search: '', hash: '', key: pathname }, action: 'PUSH' });
const typed = (location: string) =>
  draftChanged({ owner: null, name: draftNames.contact, values: { name: location } });

interface Happened {
  action: object;
  cause?: string;
  at?: number;
}

const fileOf = (entries: readonly Happened[]) =>
  JSON.stringify({
    version: 1,
    release: '',
    language: 'en',
    entries: entries.map((entry) => ({ at: 0, cause: null, ...entry })),
    segments: [{ first: 0, state: {} }],
  });

interface Shown {
  given?: string | null;
  devTools?: ReplayDevTools;
}

async function show({ given = null, devTools = connectReplay(window, read) }: Shown = {}) {
  watchTexts();
  await act(fetchEverything);
  const breaks = createSignal<unknown>();
  render(
    <ReplayMode
      kept={null}
      given={given}
      read={read}
      momentsOf={momentsOf}
      renderStorefront={(storefront) => <App storefront={storefront} settings={defaultSettings} />}
      onSaved={() => undefined}
      onBreak={breaks.listen}
      devTools={devTools}
    />,
    { onCaughtError: breaks.tell },
  );
  return { user: userEvent.setup({ delay: null }) };
}

async function open(text: string) {
  const { user } = await show();
  // jsdom's files cannot be read.
  const file = Object.assign(new File([], 'visit.json', { type: 'application/json' }), {
    text: () => Promise.resolve(text),
  });
  await user.upload(screen.getByLabelText(/Choose a file/), file);
  return { user };
}

const bar = () => within(screen.getByRole('region', { name: 'Replay' }));
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(bar().getByRole('button', { name }));

it.each([
  ['no recording', 'half a {'],
  ['an empty one', fileOf([])],
  ['one of another version', fileOf([{ action: at('/') }]).replace('"version":1', '"version":9')],
])('refuses %s in a sentence', async (_name, text) => {
  await open(text);
  expect(await screen.findByRole('alert')).toHaveTextContent('visit.json is no recording');
});

it('steps through the actions, with their causes and changes', async () => {
  const { user } = await open(
    fileOf([
      { action: at('/contact-us') },
      { action: { type: 'buying/cart' } },
      { action: at('/login'), cause: 'sessionSaga › signOut' },
    ]),
  );
  expect(await screen.findByRole('heading', { name: 'Contact us' })).toBeVisible();
  expect(bar().getByText('Replay: nothing is sent')).toBeVisible();
  expect(bar().getByText('/contact-us')).toBeVisible();
  await user.selectOptions(bar().getByLabelText('Step'), 'buying/cart');
  await press(user, 'Details');
  expect(bar().getByText('unchanged')).toBeVisible();
  expect(bar().getByText('Only development writes down what they do.')).toBeVisible();
  await press(user, 'Next');
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(bar().getByText('sessionSaga › signOut')).toBeVisible();
  expect(bar().getByText('router.location.pathname: "/contact-us" → "/login"')).toBeVisible();
  expect(bar().getByRole('button', { name: 'Next' })).toBeDisabled();
  await press(user, 'Back');
  await press(user, 'Language');
  expect(await screen.findByRole('heading', { name: 'تواصل معنا' })).toBeVisible();
  expect(document.documentElement.dir).toBe('rtl');
});

it('shows the sagas’ effects around a moment, and what they only waited for', async () => {
  const took = { saga: 'cartSaga', kind: 'take', of: 'cart/noteEdited', from: 0, to: null };
  const effects = [
    { ...took, outcome: 'waiting' },
    { ...took, saga: 'homeSaga › loadHome', kind: 'call', of: 'send', from: 9_500, to: 9_720 },
    { ...took, saga: 'profileSaga', of: 'profile/requested', from: 100, to: 10_900 },
    { ...took, saga: '', kind: 'fork', of: 'cartSaga', from: 9_900, to: 30_000 },
    { ...took, of: 'router/locationChanged', to: 10_000 },
    { ...took, saga: 'homeSaga', of: 'router/locationChanged', to: 10_001 },
    { ...took, saga: 'ordersSaga', kind: 'put', of: 'orders/requested', from: 20_000, to: 20_000 },
  ].map((effect, index) => ({
    outcome: ['', 'done', 'cancelled'][index] ?? 'done',
    ...effect,
  }));
  const file = fileOf([{ action: at('/contact-us'), at: 10_000 }]);
  const { user } = await open(JSON.stringify({ ...(JSON.parse(file) as object), effects }));
  await press(user, 'Details');
  const table = within(bar().getByRole('table'));
  const [, ...rows] = table.getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'homeSaga › loadHomecall send220 msdone',
    'profileSagatake profile/requested10800 mscancelled',
    '2 sagastake router/locationChanged10000 msdone',
  ]);
  await user.click(bar().getByText('2 go on waiting'));
  expect(bar().getByText('cartSaga: take cart/noteEdited')).toBeVisible();
  expect(bar().getByText('root: fork cartSaga')).toBeVisible();
});

it('shows typed values in a form, forwards and backwards', async () => {
  const { user } = await open(
    fileOf([
      { action: at('/contact-us') },
      { action: typed('Noura') },
      { action: typed('Noura Al-Sabah') },
    ]),
  );
  await press(user, 'Next');
  await press(user, 'Next');
  expect(screen.getByLabelText('Name')).toHaveValue('Noura Al-Sabah');
  await press(user, 'Back');
  expect(screen.getByLabelText('Name')).toHaveValue('Noura');
  await user.type(screen.getByLabelText('Name'), ' and more');
  await press(user, 'Back');
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

it('shows the field that a choice asks for, and hides it again', async () => {
  const { cart_item: cartItem, questionnaire: answers, ...lists } = questionnaireResponse();
  const loaded = { ...lists, cartItem, answers, today: '2026-11-20' };
  const chosen = (medical_condition: string) =>
    draftChanged({
      owner: '3',
      name: draftNames.questionnaire(11),
      values: { medical_condition },
    });
  const { user } = await open(
    fileOf([
      { action: sessionStarted({ customerInfo: customerInfo(), cart: null }) },
      { action: at('/dislikes-allergies/11') },
      { action: { type: 'questionnaire/requested', payload: { cartItemId: 11 } } },
      { action: { type: 'questionnaire/loaded', payload: loaded } },
      { action: chosen('yes') },
      { action: chosen('no') },
    ]),
  );
  const details = () => document.querySelector('[name="medical_condition_details"]');
  await press(user, 'Next');
  await press(user, 'Next');
  await press(user, 'Next');
  expect(details()).not.toBeInTheDocument();
  await press(user, 'Next');
  expect(details()).toBeVisible();
  await press(user, 'Next');
  expect(details()).not.toBeInTheDocument();
  await press(user, 'Back');
  expect(details()).toBeVisible();
});

it('finds the action that does or changes the searched text, and shows its payload', async () => {
  const { user } = await open(
    fileOf([
      { action: at('/contact-us') },
      { action: { type: 'home/requested' } },
      { action: { type: 'product/choiceChanged', payload: { slotId: 3 } } },
      { action: at('/login'), cause: 'sessionSaga' },
    ]),
  );
  const find = async (text: string) => {
    await user.clear(bar().getByLabelText('Find'));
    await user.type(bar().getByLabelText('Find'), `${text}{Enter}`);
  };
  await press(user, 'Details');
  await find('slotid');
  expect(bar().getByText(/^3 of 4/)).toBeVisible();
  expect(bar().getByText('{"slotId":3}')).toBeVisible();
  await find('router.location.pathname');
  expect(bar().getByText(/^4 of 4/)).toBeVisible();
  await find('nowhere');
  expect(bar().getByRole('status')).toHaveTextContent('nothing');
  await find('choice');
  expect(bar().getByText(/^3 of 4/)).toBeVisible();
  expect(bar().queryByRole('status')).not.toBeInTheDocument();
});

it('says that health answers are not recorded where they are asked for', async () => {
  const { user } = await open(
    fileOf([{ action: at('/contact-us') }, { action: at('/dislikes-allergies/11') }]),
  );
  expect(bar().queryByText(/^Health answers are not recorded/)).not.toBeInTheDocument();
  await press(user, 'Next');
  expect(bar().getByText(/^Health answers are not recorded/)).toBeVisible();
});

it('says which action breaks a moment, and shows the next one', async () => {
  const { user } = await open(
    fileOf([
      { action: at('/contact-us') },
      { action: { type: 'home/loaded', payload: { content: 7, package_categories: 7 } } },
      {
        action: {
          type: 'home/loaded',
          payload: { content: [], package_categories: [], delivery: null },
        },
      },
      { action: { type: 'mealSelection/loaded' } },
      { action: at('/login') },
    ]),
  );
  await press(user, 'Next');
  expect(bar().getByRole('alert')).toHaveTextContent(/^home\/loaded breaks this moment: TypeError/);
  await press(user, 'Next');
  expect(screen.getByRole('heading', { name: 'Contact us' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await press(user, 'Next');
  expect(bar().getByRole('alert')).toHaveTextContent(/^mealSelection\/loaded breaks this moment/);
  expect(screen.getByRole('heading', { name: 'Contact us' })).toBeVisible();
  await press(user, 'Next');
  expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

it('plays at the recorded speed or faster, and does not wait while nothing happens', async () => {
  const { user } = await open(
    fileOf([
      { action: at('/contact-us') },
      { action: at('/login'), at: 1000 },
      { action: at('/contact-us'), at: 900_000 },
    ]),
  );
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  try {
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    await user.selectOptions(bar().getByLabelText('Speed'), '4×');
    await press(user, 'Play');
    await pass(249);
    expect(bar().getByText(/^1 of 3/)).toBeVisible();
    await pass(1);
    expect(bar().getByText(/^2 of 3/)).toBeVisible();
    await pass(2000);
    expect(bar().getByText(/^3 of 3/)).toBeVisible();
    expect(bar().getByRole('button', { name: 'Play' })).toBeEnabled();
  } finally {
    jest.useRealTimers();
  }
});

describe('Redux DevTools beside it', () => {
  const visit = fileOf([
    { action: at('/contact-us'), at: 1000 },
    { action: at('/login'), at: 2000 },
  ]);

  async function connected() {
    const panels = installDevTools();
    const devTools = connectReplay(window, read);
    await show({ devTools });
    return panels[0]!;
  }

  it('shows the recording, and moves it', async () => {
    const panel = await connected();
    act(() => panel.import(visit));
    expect(await screen.findByRole('heading', { name: 'Contact us' })).toBeVisible();
    expect(panel.actions().slice(2)).toEqual([
      { type: 'router/locationChanged', at: 1000 },
      { type: 'router/locationChanged', at: 2000 },
    ]);
    act(() => panel.jumpTo(3));
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(bar().getByText(/^2 of 2/)).toBeVisible();
    act(() => panel.jumpTo(0));
    expect(await screen.findByRole('heading', { name: 'Contact us' })).toBeVisible();
  });

  it('opens another recording, or its own export of one', async () => {
    const panel = await connected();
    act(() => panel.import(visit));
    act(() => panel.jumpTo(3));
    const exported = panel.exported();
    act(() => panel.import(fileOf([{ action: at('/login') }])));
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(bar().getByText(/^1 of 1/)).toBeVisible();
    act(() => panel.import(exported));
    expect(await screen.findByRole('heading', { name: 'Contact us' })).toBeVisible();
    expect(bar().getByText(/^1 of 2/)).toBeVisible();
  });

  it('names a file that it cannot open', async () => {
    const panel = await connected();
    expect(() => panel.import('{"payload":"[7]"}')).toThrow('This is no recording');
    expect(() => panel.import('{"half":"a recording"}')).toThrow('This is no recording');
  });
});

it('opens a given recording', async () => {
  await show({ given: fileOf([{ action: at('/login') }]) });
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

it('shows that it cannot open a given text', async () => {
  await show({ given: '{}' });
  expect(screen.getByRole('alert')).toHaveTextContent('What was given is no recording');
});
