import { CANCEL } from 'redux-saga';
import { ApiError } from '../../api/ApiError.ts';
import type { ApiRequest } from '../../api/client.ts';
import { createApiClient, type ApiClientOptions } from '../../api/createApiClient.ts';

export interface StaffApi {
  /** Rejects with an ApiError and nothing else. */
  send: <T>(request: ApiRequest<T>, signal?: AbortSignal) => Promise<T>;
}

interface StaffApiOptions extends Pick<ApiClientOptions, 'fetch' | 'locale'> {
  onSessionEnd: () => void;
}

/** The session is a cookie that the browser sends and scripts cannot read, so there is no token here. */
export function createStaffApi({ onSessionEnd, ...options }: StaffApiOptions): StaffApi {
  const client = createApiClient({ ...options, baseUrl: '/api/staff', token: () => null });
  return {
    async send(request, signal) {
      const answer = client.request(request).send();
      signal?.addEventListener('abort', () => answer[CANCEL]?.(), { once: true });
      try {
        return await answer;
      } catch (error) {
        if (error instanceof ApiError && error.sessionInvalid) onSessionEnd();
        throw error;
      }
    },
  };
}
