import { useQuery } from '@tanstack/react-query';
import type { ApiRequest } from '../../api/client.ts';
import { useKitchen } from '../kitchen.ts';

/** The answer to a request that reads; asked for again whenever something was changed by `useAction`. */
export function useAnswer<T>(request: ApiRequest<T>) {
  const { api } = useKitchen();
  const { path, query = {} } = request;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [path, query],
    queryFn: ({ signal }) => api.send(request, signal),
  });
  return { answer: data, error, isFetching, retry: () => void refetch() };
}
