import type { Language } from './texts.ts';

interface Envelope {
  status: boolean;
  response: unknown;
}

/** Calls the API like a customer's browser, to set up a test. */
export interface Api {
  get: <T>(path: string) => Promise<T>;
  post: <T>(path: string, body: object) => Promise<T>;
  put: <T>(path: string, body: object) => Promise<T>;
}

export function createApi(
  apiUrl: string,
  token: string | null = null,
  language: Language = 'en',
): Api {
  const send = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`${apiUrl}/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        locale: language,
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as Envelope;
    if (!answer.status) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer.response as T;
  };
  return {
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, body),
    put: (path, body) => send('PUT', path, body),
  };
}
