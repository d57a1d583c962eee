import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { markCategoryRead } from '#api/category/category.client.ts';
import { markAllViewed } from '#api/member/user/me.client.ts';
import { t } from '#api/translations.ts';
import { useInvalidatePosts } from '#components/composer/form/show-post.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { failureToast } from '#components/primitives/overlay/failure-toast.ts';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { useSite } from '#components/shell/site/site-context.tsx';

/** A button that marks all discussions, or those of a category and its descendants, as read. For members only. */
export function MarkRead({ categoryID }: { categoryID?: number }) {
  const { api, me } = useSite();
  const toasts = useToasts();
  const invalidatePosts = useInvalidatePosts();
  const [isBusy, setIsBusy] = useState(false);
  if (me.userID === 0) return null;
  const mark = async () => {
    setIsBusy(true);
    try {
      await (categoryID === undefined ? markAllViewed(api) : markCategoryRead(api, categoryID));
      await invalidatePosts();
      toasts.add({ text: t('discussion.read.done'), tone: 'success' });
    } catch (error) {
      toasts.add(failureToast(error, t('discussion.hole.failed')));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button size="small" icon={<CheckCheck size={14} />} busy={isBusy} onClick={() => void mark()}>
      {categoryID === undefined ? t('discussion.read.site') : t('discussion.read.category')}
    </Button>
  );
}
