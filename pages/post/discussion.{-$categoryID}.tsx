import { createFileRoute, useLocation } from '@tanstack/react-router';
import { pageHead } from '#api/page-head.ts';
import { t } from '#api/words.ts';
import { DiscussionForm } from '#components/composer/discussion-form.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { PostFault, PostPage } from './-post-page.tsx';
import { loadPostable, numberIn } from './-postable.ts';

/** Starting a discussion: `/post/discussion/{categoryID}`, by the category's number or its word (specification part 2 §2). */
export const Route = createFileRoute('/post/discussion/{-$categoryID}')({
  loader: async ({ context, params }) => {
    const { siteName, categories } = await loadPostable(context, true);
    const asked = params.categoryID;
    const named = categories.find((one) => one.categoryID === numberIn(asked) || one.urlcode === asked);
    const only = categories.length === 1 ? categories[0]?.categoryID : undefined;
    const head = pageHead({ title: t('shell.title.create-post'), siteName, noIndex: true });
    return { head, categoryID: named?.categoryID ?? only };
  },
  head: headFromLoader,
  component: NewDiscussion,
  errorComponent: ({ error }) => <PostFault error={error} path={useLocation().href} />,
});

function NewDiscussion() {
  const { categoryID } = Route.useLoaderData();
  return (
    <PostPage title={t('shell.title.create-post')}>
      <DiscussionForm key={categoryID} categoryID={categoryID} />
    </PostPage>
  );
}
