import { createContext, use } from 'react';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { t } from '#api/translations.ts';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';

/** The polite announcement function of a discussion's own page. Undefined in lists. */
export const AnnounceContext = createContext<((words: string) => void) | undefined>(undefined);

/**
 * Returns functions that report an action on a discussion (docs/behavior/post.md#discussion-options): `toast` shows a
 * toast, `say` announces it politely on the discussion's own page, where the result is visible. In lists, both show a
 * toast with a link to the post. Toasts with a link do not expire, so each replaces the previous one.
 */
export function useActionFeedback({ url }: Pick<Discussion, 'url'>) {
  const announce = use(AnnounceContext);
  const toasts = useToasts();
  const way = announce ? {} : { id: 'discussion-told', link: { label: t('options.go-to-post'), href: url } };
  const toast = (text: string) => void toasts.add({ text, tone: 'success', ...way });
  return { isOnPage: announce !== undefined, toast, say: announce ?? toast };
}
