import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { KeptDay } from '../../../src/api/keptDays.ts';
import type { Language } from '../../../src/contract/languages.ts';
import { loadContents, type OfflineContents } from '../../../src/offline/contents.ts';
import { OfflineApp } from '../../../src/offline/OfflineApp.tsx';
import { customerInfo } from '../../support/factories/customer.ts';
import { keptDay } from '../../support/factories/keptDay.ts';
import { remembered } from '../../support/memoryStorage.ts';
import { watchTexts } from '../../support/watchTexts.ts';

/** Nine in the evening in Kuwait, still the afternoon elsewhere. */
const NOW = new Date('2027-01-20T18:00:00Z');

const tomorrow = keptDay({
  date: '2027-01-21',
  dishes: [{ ...keptDay().dishes[0]!, name_en: 'Beef broccoli', name_ar: 'لحم بالبروكلي' }],
});

let contents: OfflineContents;
beforeAll(async () => {
  contents = await loadContents();
});
beforeEach(() => {
  watchTexts();
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

interface Device {
  meals?: unknown;
  language?: Language;
  isConnected?: boolean;
  isCustomer?: boolean;
}

function open({ meals, language = 'en', isConnected = false, isCustomer = true }: Device = {}) {
  const customer = isCustomer
    ? customerInfo({ ...(meals !== undefined && { meals: meals as KeptDay[] }) })
    : null;
  for (const [key, value] of Object.entries(remembered({ customer, language }))) {
    localStorage.setItem(key, value);
  }
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isConnected);
  const reload = jest.fn();
  const fetch = jest.fn<Promise<Pick<Response, 'ok'>>, []>().mockResolvedValue({ ok: true });
  const page = Object.create(window, {
    location: { value: { reload } },
    fetch: { value: fetch },
    localStorage: { value: localStorage },
    document: { value: document },
    navigator: { value: navigator },
    addEventListener: { value: window.addEventListener.bind(window) },
    removeEventListener: { value: window.removeEventListener.bind(window) },
    setInterval: { value: setInterval },
    clearInterval: { value: clearInterval },
  }) as Window;
  render(<OfflineApp window={page} contents={contents} />);
  const connect = () => {
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
  };
  return { reload, fetch, connect };
}

const day = (name: RegExp) => screen.getByRole('region', { name });

it("shows today's and tomorrow's meals, and when they were saved", () => {
  open({ meals: [tomorrow, keptDay(), keptDay({ date: '2027-01-22' })] });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You are offline');
  expect(document.title).toBe('You are offline | Mizan');
  expect(day(/Today Wednesday.* 20 January/)).toHaveTextContent(/Chicken machboos.*520.*42 g/);
  expect(day(/Tomorrow Thursday.* 21 January/)).toHaveTextContent('Beef broccoli');
  expect(screen.getByText(/As saved on/)).toHaveTextContent('20 Jan 2027, 9:00 am');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

it('is in the language that was chosen', () => {
  open({ meals: [keptDay()], language: 'ar' });
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  expect(document.documentElement).toHaveAttribute('lang', 'ar');
  const today = day(/اليوم/);
  expect(within(today).getByText(/مجبوس دجاج/)).toBeVisible();
  expect(day(/غدًا/)).toHaveTextContent('لا يوجد توصيل محفوظ لهذا اليوم.');
});

it('takes no day that is past for today', () => {
  open({ meals: [keptDay({ date: '2027-01-19' })] });
  expect(screen.getByText(/No meals are saved/)).toBeVisible();
  expect(screen.queryByText(/Chicken machboos/)).not.toBeInTheDocument();
});

it('moves on to the next day at midnight in Kuwait', () => {
  open({ meals: [keptDay(), tomorrow] });
  act(() => jest.advanceTimersByTime(3 * 60 * 60_000 + 60_000));
  expect(day(/Today Thursday.* 21 January/)).toHaveTextContent('Beef broccoli');
  expect(screen.queryByText(/Chicken machboos/)).not.toBeInTheDocument();
});

it.each<[string, Device]>([
  ['there is no session', { isCustomer: false }],
  ['nothing is kept', {}],
  ['what is stored is malformed', { meals: [{ date: 'soon' }] }],
])('says that nothing is saved where %s', (_, device) => {
  open(device);
  expect(screen.getByText(/No meals are saved/)).toBeVisible();
});

it('removes the data when another tab logs out', () => {
  open({ meals: [keptDay()] });
  for (const [key, value] of Object.entries(remembered({}))) localStorage.setItem(key, value);
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(screen.getByText(/No meals are saved/)).toBeVisible();
});

it('opens the page that was wanted when asked', async () => {
  const { reload } = open();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('opens it by itself once the shop answers, and asks for nothing before there is a network', async () => {
  const { reload, fetch, connect } = open();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(fetch).not.toHaveBeenCalled();
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await act(async () => {
    connect();
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We cannot reach the shop');
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('stays while something else answers for the shop', async () => {
  const { reload, fetch } = open({ isConnected: true });
  fetch.mockResolvedValue({ ok: false });
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});

it('says that the shop does not answer where there is a network', () => {
  open({ isConnected: true });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We cannot reach the shop');
});
