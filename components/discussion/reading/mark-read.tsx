import { CheckCheck } from 'lucide-react';
import { markCategoryRead } from '#api/category/category.client.ts';
import { markAllViewed } from '#api/member/user/me.client.ts';
import { t } from '#api/translations.ts';
import { useInvalidatePosts } from '#components/composer/form/show-post.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { useLazySubmission } from '#components/primitives/submission/use-lazy-submission.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { problemOf } from '#machines/primitives/submission/submission-problem.ts';

const readMarking = {
  id: 'read-marking',
  load: () =>
    import('#machines/discussion/reading/read-marking.machine.ts').then((module) => module.readMarkingMachine),
};

/** A button that marks all discussions, or those of a category and its descendants, as read. For members only. */
export function MarkRead({ categoryID }: { categoryID?: number }) {
  const { api, me } = useSite();
  const toasts = useToasts();
  const invalidatePosts = useInvalidatePosts();
  const marking = useLazySubmission(readMarking, {
    send: async () => {
      await (categoryID === undefined ? markAllViewed(api) : markCategoryRead(api, categoryID));
      await invalidatePosts();
    },
    onDone: () => toasts.add({ id: 'read-marking', text: t('discussion.read.done'), tone: 'success' }),
    onFailure: (error) => toasts.add({ id: 'read-marking', text: problemOf(error).message, tone: 'error' }),
  });
  if (me.userID === 0) return null;
  return (
    <Button size="small" icon={<CheckCheck size={14} />} {...marking.getSendProps()} {...marking.getRootProps()}>
      {categoryID === undefined ? t('discussion.read.site') : t('discussion.read.category')}
    </Button>
  );
}
