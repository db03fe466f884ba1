import { render } from '@testing-library/react';
import { ApiError } from '../../src/api/ApiError.ts';
import type { Language } from '../../src/contract/languages.ts';
import { permissionsOf, type StaffRole } from '../../src/contract/staff/permissions.ts';
import type { StaffAccount } from '../../src/contract/wire/staff/account.ts';
import { createKitchen } from '../../src/kitchen/kitchen.ts';
import { KitchenApp } from '../../src/kitchen/KitchenApp.tsx';
import { payload, refuse, type Reply } from './replies.ts';

type Answer = () => Reply | Promise<Reply>;
/** By `GET members`, below /api/staff. */
export type KitchenAnswers = Record<string, Answer>;

const noSession = () => payload({ account: null });
export const loggedOut = () => refuse({ code: 401, error: 'staff_session_invalid' });

export function staffAccount(role: StaffRole): StaffAccount {
  return {
    id: 1,
    name: 'Maryam Al-Sabah',
    email: `${role}@mizan.example`,
    role,
    permissions: permissionsOf(role),
    session_ends_at: '2026-11-23T20:00:00.000Z',
  };
}

export const accountOf = (role: StaffRole) => payload({ account: staffAccount(role) });

/** react-admin writes each failed list to the console, whatever is shown. */
function muteFailedLists(): void {
  const { error } = console;
  jest.spyOn(console, 'error').mockImplementation((...logged: unknown[]) => {
    if (!(logged[0] instanceof ApiError)) error(...logged);
  });
}

interface Call {
  endpoint: string;
  query: URLSearchParams;
  body: unknown;
  locale: string | null;
}

interface KitchenOptions {
  path?: string;
  language?: Language;
}

/** Renders the staff's app at an address, over a network that gives the configured answers. */
export function renderKitchen(answers: KitchenAnswers, options: KitchenOptions = {}) {
  const { path = '', language = 'en' } = options;
  const known: KitchenAnswers = { 'GET me': noSession, ...answers };
  const calls: Call[] = [];
  window.history.replaceState(null, '', `/kitchen${path}`);
  window.localStorage.setItem('mizan.kitchen.language', language);
  window.fetch = async (input, init = {}) => {
    const url = new URL(String(input), window.location.origin);
    const endpoint = `${init.method ?? 'GET'} ${url.pathname.replace('/api/staff/', '')}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    const locale = new Headers(init.headers).get('locale');
    calls.push({ endpoint, query: url.searchParams, body, locale });
    const answer = known[endpoint];
    if (answer === undefined) throw new Error(`No answer is faked for ${endpoint}.`);
    return (await answer()).respond();
  };
  muteFailedLists();
  render(<KitchenApp kitchen={createKitchen(window)} />);
  return {
    calls,
    callsTo: (endpoint: string) => calls.filter((call) => call.endpoint === endpoint),
    on: (more: KitchenAnswers) => Object.assign(known, more),
  };
}
