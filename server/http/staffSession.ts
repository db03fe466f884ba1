import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { mayStaff, type StaffPermission } from '../../src/contract/staff/permissions.ts';
import type { AppContext } from '../context.ts';
import type { StaffActor } from '../domain/staff/actor.ts';
import { resumeStaffSession, STAFF_SESSION_SECONDS } from '../domain/staff/staffSessions.ts';
import { isTokenShaped } from '../domain/tokens.ts';
import { ApiError } from '../errors/ApiError.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null before the guard of the staff's calls has run. */
    staff: StaffActor | null;
  }
  interface FastifyContextConfig {
    /**
     * The permission that a role needs; null allows every staff member. Each guarded call of /api/staff declares it.
     */
    permission?: StaffPermission | null;
  }
}

const COOKIE = 'mizan_staff';
const PATH = '/api/staff';

/** Declares who may call a route. */
export const needs = (permission: StaffPermission | null) => ({ config: { permission } });

/** Admits only staff whose role has the route's permission. */
export function requireStaff({ db, clock }: AppContext) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = staffToken(request);
    const session = token === null ? null : await resumeStaffSession(db, token, clock());
    if (session === null) throw new ApiError('staff_session_invalid');
    const { permission } = request.routeOptions.config;
    if (permission != null && !mayStaff(session.role, permission)) throw new ApiError('forbidden');
    const { id: sessionId, staff_id, name, email, role } = session;
    request.staff = { id: staff_id, name, email, role, sessionId, requestId: request.id };
  };
}

/** A route without a declared permission is a programming error, so the server does not start. */
export function requirePermission({ url, config }: RouteOptions): void {
  if (config?.permission === undefined) throw new Error(`${url} names no permission`);
}

/** Another site's page may make the browser send the cookie along with a forged request. */
export async function refuseOtherSites({ headers }: FastifyRequest): Promise<void> {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    throw new ApiError('forbidden');
  }
}

/** The staff member who made the request; the guard has let them pass. */
export function currentStaff({ staff }: FastifyRequest): StaffActor {
  if (staff === null) throw new ApiError('staff_session_invalid');
  return staff;
}

export function staffToken({ headers }: FastifyRequest): string | null {
  const token = parseCookie(headers.cookie ?? '')[COOKIE];
  return token !== undefined && isTokenShaped(token) ? token : null;
}

/** No script reads it, and no other site's page sends it. */
export function setStaffCookie(reply: FastifyReply, token: string, isSecure: boolean): void {
  void reply.header('set-cookie', cookieOf(token, STAFF_SESSION_SECONDS, isSecure));
}

export function clearStaffCookie(reply: FastifyReply, isSecure: boolean): void {
  void reply.header('set-cookie', cookieOf('', 0, isSecure));
}

const cookieOf = (value: string, maxAge: number, secure: boolean): string =>
  stringifySetCookie({
    name: COOKIE,
    value,
    maxAge,
    secure,
    path: PATH,
    httpOnly: true,
    sameSite: 'strict',
  });
