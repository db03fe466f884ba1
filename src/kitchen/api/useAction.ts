import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import type { ApiRequest } from '../../api/client.ts';
import type { TextKey } from '../i18n/texts.ts';
import { useKitchen } from '../kitchen.ts';

interface ActionOptions<Input, T> {
  /** Shown when the action has succeeded. */
  done?: TextKey;
  then?: (answer: T, input: Input) => void;
}

/**
 * A change: `const reject = useAction(rejectOrder, { done: 'orders.rejectDone' })`. While it runs, a second click
 * does nothing. When it ends, visible data is loaded again, also after a failure: the change may have been made, and
 * its answer lost.
 */
export function useAction<Input, T>(
  request: (input: Input) => ApiRequest<T>,
  { done, then }: ActionOptions<Input, T> = {},
) {
  const { api } = useKitchen();
  const notify = useNotify();
  const queries = useQueryClient();
  const { mutate, mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (input: Input) => api.send(request(input)),
    networkMode: 'always',
    onSuccess(answer, input) {
      if (done !== undefined) notify(done, { type: 'success' });
      then?.(answer, input);
    },
    onSettled: () => queries.invalidateQueries(),
  });
  return {
    run(input: Input) {
      if (!isPending) mutate(input);
    },
    /** For a KitchenForm, which shows the failure itself. */
    send: (input: Input) => mutateAsync(input),
    isRunning: isPending,
    error,
    forget: reset,
  };
}
