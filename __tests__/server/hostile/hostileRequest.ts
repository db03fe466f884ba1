import { brotliCompressSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { Call } from './calls.ts';
import { everyFieldHostile, hostileBody } from './hostileBody.ts';
import { encodeLoosely, hostileSegment, hostileText } from './hostileValues.ts';
import { validBody, validValue, type KnownValues } from './validInput.ts';

/** A request as it leaves a stranger's hands. */
export interface HostileRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
}

/** What the stranger has: a session, things of their own, and ids of another customer's things. */
export interface Stranger {
  /** The headers of that session. */
  readonly session: Readonly<Record<string, string>>;
  readonly known: KnownValues;
  /** Values of particular calls, by the calls' names. */
  readonly knownOf: Readonly<Record<string, KnownValues>>;
  readonly foreign: readonly number[];
}

type Change = (request: HostileRequest) => HostileRequest;

/** A valid request with one to three hostile parts. */
export function hostileRequest(call: Call, stranger: Stranger): Arbitrary<HostileRequest> {
  const valid = validRequest(call, stranger);
  const changes = [
    { arbitrary: headerChange, weight: 4 },
    { arbitrary: queryChange(call), weight: hasQuery(call) ? 12 : 2 },
    { arbitrary: bodyChange(call, stranger), weight: call.body === null ? 2 : 18 },
    ...(call.path.includes('{') ? [{ arbitrary: pathChange(call, stranger), weight: 6 }] : []),
    { arbitrary: methodChange, weight: 1 },
  ];
  return fc
    .array(fc.oneof(...changes), { minLength: 1, maxLength: 2, size: 'max' })
    .map((made) => made.reduce((request, change) => change(request), valid));
}

const knownFor = ({ name }: Call, { known, knownOf }: Stranger): KnownValues => ({
  ...known,
  ...knownOf[name],
});

const hasQuery = ({ parameters }: Call): boolean => parameters.some((one) => one.in === 'query');

/** A valid request with each field of the body in turn hostile. */
export function everyFieldRequests(call: Call, stranger: Stranger): HostileRequest[] {
  if (call.body === null) return [];
  const valid = validBody(call.body, knownFor(call, stranger));
  const request = validRequest(call, stranger);
  return everyFieldHostile(valid).map((body) => sending(body)(request));
}

/** A request that the call accepts from the stranger. */
export function validRequest(call: Call, stranger: Stranger): HostileRequest {
  const known = knownFor(call, stranger);
  const queries = call.parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) => `${name}=${String(validValue(schema, known, name))}`);
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    String(known[name] ?? known['id'] ?? 1),
  );
  const request = {
    method: call.method,
    url: queries.length === 0 ? path : `${path}?${queries.join('&')}`,
    headers: call.needsSession ? stranger.session : {},
  };
  return call.body === null
    ? request
    : sending(JSON.stringify(validBody(call.body, known)))(request);
}

const withHeader =
  (name: string, value: string): Change =>
  (request) => ({ ...request, headers: { ...request.headers, [name]: value } });

const latin = hostileText.map((text) => encodeLoosely(text).slice(0, 300));

const headerChange: Arbitrary<Change> = fc.oneof(
  fc
    .constantFrom(
      ...[
        'text/plain',
        'application/xml',
        'application/x-www-form-urlencoded',
        '',
        'application/json;',
      ],
      ...[
        'application/json; charset=utf-16',
        'multipart/form-data; boundary=x',
        '*/*',
        'json',
        'a/b/c',
      ],
      ...['application/json; charset=%00', 'APPLICATION/JSON', 'application/json, text/plain'],
    )
    .map((type) => withHeader('content-type', type)),
  fc
    .constantFrom('ar', 'en', 'xx', '', 'ar,en', '__proto__', 'constructor', 'en\u00e9', 'ar;q=0')
    .map((locale) => withHeader('locale', locale)),
  fc
    .constantFrom(
      ...[
        'Bearer',
        'Bearer ',
        'Bearer null',
        'bearer x',
        'Basic YTpi',
        'Bearer a b',
        'Bearer ../..',
      ],
      ...[
        `Bearer ${'x'.repeat(200)}`,
        `Bearer ${'x'.repeat(5000)}`,
        'Bearer \u00ff',
        "Bearer ' or 1=1",
      ],
    )
    .map((authorization) => withHeader('authorization', authorization)),
  fc
    .tuple(
      fc.constantFrom(
        'x-forwarded-for',
        'host',
        'origin',
        'cookie',
        'accept',
        'range',
        'if-none-match',
      ),
      latin,
    )
    .map(([name, value]) => withHeader(name, value)),
  fc
    .constantFrom('content-length', 'transfer-encoding', 'expect', 'x-http-method-override')
    .map((name) => withHeader(name, name === 'content-length' ? '3' : 'DELETE')),
);

function queryChange({ parameters }: Call): Arbitrary<Change> {
  const names = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  const name = fc.constantFrom('__proto__', 'constructor', 'x[]', 'x[__proto__][y]', '', ...names);
  const value = fc.oneof(
    hostileText.map(encodeLoosely),
    fc.constantFrom('%00', '%ff', '%', '1&1', '2147483648', '-0', '1e308', 'null', '[]', '{}'),
  );
  const isNamed = names.length > 0;
  return fc.tuple(name, value, fc.boolean()).map(([key, text, replaces]): Change => {
    const pair = `${encodeLoosely(key)}=${text}`;
    return (request) => ({
      ...request,
      url:
        isNamed && replaces && request.url.includes(`${key}=`)
          ? request.url.replace(new RegExp(`${key}=[^&]*`), () => pair)
          : `${request.url}${request.url.includes('?') ? '&' : '?'}${pair}`,
    });
  });
}

function pathChange(call: Call, { foreign }: Stranger): Arbitrary<Change> {
  return hostileSegment(foreign).map((segment): Change => {
    const path = call.path.replace(/\{\w+\}/, () => segment);
    return (request) => ({ ...request, url: path });
  });
}

const methodChange: Arbitrary<Change> = fc
  .constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE')
  .map((method): Change => (request) => ({ ...request, method }));

function bodyChange(call: Call, stranger: Stranger): Arbitrary<Change> {
  const valid = call.body === null ? {} : validBody(call.body, knownFor(call, stranger));
  const whole = JSON.stringify(valid);
  const fields = hostileBody(valid, stranger.foreign).map((body) => sending(body));
  const broken = fc.constantFrom<Change>(
    sending(''),
    sending(' '),
    sending('{'),
    sending(whole.slice(0, -1)),
    sending(`${whole}}`),
    sending(`${whole},${whole}`),
    sending(`\ufeff${whole}`),
    sending(`/* */${whole}`),
    sending(whole.replaceAll('"', "'")),
    sending(' '.repeat(300_000)),
    sending(Buffer.from(whole, 'utf16le')),
    sending(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0xc0, 0x80, 0x7d])),
    sending(Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])),
    sending(gzipSync(whole), 'gzip'),
    sending(brotliCompressSync(whole), 'br'),
    sending(whole, 'gzip'),
    sending(whole, 'identity'),
  );
  return fc.oneof({ arbitrary: fields, weight: 12 }, { arbitrary: broken, weight: 1 });
}

function sending(payload: string | Buffer, encoding?: string): Change {
  const type = { 'content-type': 'application/json' };
  const headers = encoding === undefined ? type : { ...type, 'content-encoding': encoding };
  return (request) => ({ ...request, payload, headers: { ...headers, ...request.headers } });
}
