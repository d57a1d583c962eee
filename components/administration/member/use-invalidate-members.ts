import { useQueryClient } from '@tanstack/react-query';

/** Returns a function that invalidates all queries about members after a change. */
export function useInvalidateMembers(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all(
      ['user', 'users', 'sessions', 'decisions', 'moderation-log'].map((key) =>
        client.invalidateQueries({ queryKey: [key] }),
      ),
    );
}
