import { useQueryClient } from '@tanstack/react-query';
import { importsQuery } from '#api/administration/import/site-import.queries.ts';
import { useSite } from '#components/shell/site/site-context.tsx';

/** Returns a function that loads dumps and imports again. */
export function useInvalidateImports(): () => Promise<unknown> {
  const client = useQueryClient();
  const { api } = useSite();
  return () => client.invalidateQueries({ queryKey: importsQuery(api).queryKey });
}
