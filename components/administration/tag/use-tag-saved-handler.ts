import { useQueryClient } from '@tanstack/react-query';
import { t } from '#api/translations.ts';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';

/** Returns a function that shows a toast after a tag has changed and invalidates all tag queries. */
export function useTagSavedHandler(): () => Promise<unknown> {
  const client = useQueryClient();
  const toasts = useToasts();
  return () => {
    toasts.add({ text: t('administration.tag.saved'), tone: 'success' });
    return Promise.all(['tags', 'tag'].map((name) => client.invalidateQueries({ queryKey: [name] })));
  };
}
