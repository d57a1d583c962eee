import { createContext, use } from 'react';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { t } from '#api/words.ts';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';

/** Tells something politely on a discussion's own page; lists have none. */
export const AnnounceContext = createContext<((words: string) => void) | undefined>(undefined);

/**
 * Tells what was done with a discussion (`spec/behaviours.md` §40): `toast` by a toast, `say` on its own page politely,
 * since it is seen there. Elsewhere both are a toast with the way to the post; one takes the place of another, since
 * those with a link stay.
 */
export function useTelling({ url }: Pick<Discussion, 'url'>) {
  const announce = use(AnnounceContext);
  const toasts = useToasts();
  const way = announce ? {} : { id: 'discussion-told', link: { label: t('options.go-to-post'), href: url } };
  const toast = (text: string) => void toasts.add({ text, tone: 'success', ...way });
  return { isOnPage: announce !== undefined, toast, say: announce ?? toast };
}
