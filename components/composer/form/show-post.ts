import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { commentAnchor } from '#api/discussion/urls.ts';

const stale = [['comments'], ['discussion'], ['discussions'], ['categories'], ['category'], ['comment'], ['drafts']];

/** Lets go of every answer that a change of posts made old; what is on the page is asked for again, and waited for. */
export function useForgetPosts(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    for (const queryKey of stale) queryClient.removeQueries({ queryKey, type: 'inactive' });
    await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
}

const focusComment = (commentID: number): boolean => {
  const element = document.getElementById(commentAnchor(commentID));
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
  return element !== null;
};

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Shows a comment that was just written: on this page when it stands here, else where it stands; it takes the focus. */
export function useShowComment(): (commentID: number, url: string) => Promise<void> {
  const router = useRouter();
  const forgetPosts = useForgetPosts();
  return async (commentID, url) => {
    await forgetPosts();
    await nextFrame();
    if (focusComment(commentID)) return;
    await router.navigate({ href: url.replace(/^https?:\/\/[^/]+/, '') });
    await nextFrame();
    focusComment(commentID);
  };
}
