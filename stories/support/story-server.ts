import { createContext, use } from 'react';
import { createApi, type Transport } from '#api/api.ts';
import type { ContractRoute } from '#api/route.ts';

const never: Transport = () => new Promise(() => undefined);

/** What answers the requests of a story: nothing in Ladle, a server that a walk commands in a component test. */
export const StoryServer = createContext(never);

/** A call for components that take theirs as a prop: sent to the story's server, it gives back the body or the failure. */
export function useStoryCall<Input = unknown, Output = unknown>(path: `/${string}` = '/story') {
  const api = createApi(use(StoryServer));
  return async (input: Input, signal?: AbortSignal): Promise<Output> =>
    (await api.call<ContractRoute>('POST', path, { body: input } as never, signal)).body as Output;
}
