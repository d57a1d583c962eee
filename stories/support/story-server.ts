import { createContext, use } from 'react';
import { createApi, type Transport } from '#api/api.ts';
import type { ContractRoute } from '#api/route.ts';

const never: Transport = () => new Promise(() => undefined);

/**
 * The transport of a story's requests: requests never settle in Ladle; in component tests a walk controls the
 * responses.
 */
export const StoryServer = createContext(never);

/**
 * Returns a function for components that receive their request as a prop. It calls the story's server and returns the
 * body or throws the failure.
 */
export function useStoryCall<Input = unknown, Output = unknown>(path: `/${string}` = '/story') {
  const api = createApi(use(StoryServer));
  return async (input: Input, signal?: AbortSignal): Promise<Output> =>
    (await api.call<ContractRoute>('POST', path, { body: input } as never, signal)).body as Output;
}
