import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { commentAnchor } from '#api/discussion/urls.ts';
import { afterPaint } from '#components/primitives/runtime/after-paint.ts';

const stale = [['comments'], ['discussion'], ['discussions'], ['categories'], ['category'], ['comment'], ['drafts']];

/**
 * Returns a function that invalidates all queries affected by a change of posts: it removes inactive ones and waits
 * until active ones are refetched. With `throwOnError` it rejects when that fails.
 */
export function useInvalidatePosts(throwOnError = false): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    for (const queryKey of stale) queryClient.removeQueries({ queryKey, type: 'inactive' });
    await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey }, { throwOnError })));
  };
}

const focusComment = (commentID: number): boolean => {
  const element = document.getElementById(commentAnchor(commentID));
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
  return element !== null;
};

/**
 * Returns a function that shows and focuses a new comment: on this page if it is there, otherwise on its own page. With
 * `throwOnError` it rejects when the page's posts cannot be refetched.
 */
export function useShowComment(throwOnError = false): (commentID: number, url: string) => Promise<void> {
  const router = useRouter();
  const invalidatePosts = useInvalidatePosts(throwOnError);
  return async (commentID, url) => {
    await invalidatePosts();
    await new Promise<void>(afterPaint);
    if (focusComment(commentID)) return;
    await router.navigate({ href: url.replace(/^https?:\/\/[^/]+/, '') });
    await new Promise<void>(afterPaint);
    focusComment(commentID);
  };
}
