import { useQueryClient } from '@tanstack/react-query';
import { t } from '#api/translations.ts';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';

/** Says that a tag was changed, and asks anew for tags, wherever they are shown. */
export function useTagsAnew(): () => Promise<unknown> {
  const client = useQueryClient();
  const toasts = useToasts();
  return () => {
    toasts.add({ text: t('administration.tag.saved'), tone: 'success' });
    return Promise.all(['tags', 'tag'].map((name) => client.invalidateQueries({ queryKey: [name] })));
  };
}
