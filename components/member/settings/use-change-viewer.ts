import { useQueryClient } from '@tanstack/react-query';
import { changeUser } from '#api/member/user/user.client.ts';
import type { userRoutes } from '#api/member/user/user.contract.ts';
import type { InputOf } from '#api/route.ts';
import { useSite } from '#components/shell/site/site-context.tsx';

type Patch = NonNullable<InputOf<(typeof userRoutes)['change']>['body']>;

/** Returns the value of a form field as text. */
export const textOf = (entered: FormData, name: string): string => String(entered.get(name) ?? '');

/** Returns a function that invalidates all queries about the viewer after their account has changed. */
export function useInvalidateViewer(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([['me'], ['user'], ['sessions']].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Returns a function that changes the viewer's own account and invalidates all queries about it. */
export function useChangeViewer(): (patch: Patch) => Promise<unknown> {
  const { api } = useSite();
  const invalidateViewer = useInvalidateViewer();
  return async (patch) => {
    await changeUser(api, '$me', patch);
    await invalidateViewer();
  };
}
