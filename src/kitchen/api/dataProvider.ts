import type { DataProvider, GetListParams, GetListResult, RaRecord } from 'ra-core';
import { count, fieldOf, list, type Reader } from '../../api/shape.ts';
import { findResource } from '../resources.ts';
import { PER_PAGE } from './perPage.ts';
import type { StaffApi } from './staffApi.ts';

/**
 * The part of a data provider that this app uses: paged lists. Everything else is a typed request of its own
 * (`useAnswer`, `useAction`).
 */
export function createDataProvider(api: StaffApi): DataProvider {
  const notOffered = () => Promise.reject(new Error('The kitchen’s app asks for lists alone.'));
  return {
    supportAbortSignal: true,
    getList: (resource, params) => getList(api, resource, params),
    getOne: notOffered,
    getMany: notOffered,
    getManyReference: notOffered,
    create: notOffered,
    update: notOffered,
    updateMany: notOffered,
    delete: notOffered,
    deleteMany: notOffered,
  };
}

/** The overload states what `read` has checked: a list knows the type of the records of its resource. */
function getList<RecordType extends RaRecord>(
  api: StaffApi,
  resource: string,
  params: GetListParams,
): Promise<GetListResult<RecordType>>;
function getList(api: StaffApi, resource: string, params: GetListParams): Promise<GetListResult> {
  const read = readerOf(resource);
  const { page, perPage } = params.pagination ?? { page: 1, perPage: PER_PAGE };
  return api.send(
    {
      method: 'GET',
      path: resource,
      query: { page, per_page: perPage, ...filled(params.filter) },
      parse: (answer) => ({
        data: list(read)(fieldOf(answer, 'items'), 'items'),
        total: count(fieldOf(answer, 'total'), 'total'),
      }),
    },
    params.signal,
  );
}

function readerOf(resource: string): Reader<{ id: number }> {
  const read = findResource(resource)?.read;
  if (read === undefined) throw new Error(`No reader of the list of ${resource}.`);
  return read;
}

/** A filter that is left empty is not sent. */
function filled(filter: unknown): Record<string, string | number> {
  const entries = Object.entries(filter ?? {}).flatMap(([key, value]: [string, unknown]) =>
    (typeof value === 'string' && value !== '') || typeof value === 'number'
      ? [[key, value] as const]
      : [],
  );
  return Object.fromEntries(entries);
}
