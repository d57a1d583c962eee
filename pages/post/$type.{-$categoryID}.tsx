import { createFileRoute, notFound, useLocation } from '@tanstack/react-router';
import { discussionTypes } from '#api/discussion/discussion-type.ts';
import { pageHead } from '#api/page-head.ts';
import { t } from '#api/words.ts';
import { DiscussionForm } from '#components/composer/discussion-form.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { PostFault, PostPage } from './-post-page.tsx';
import { loadPostable, numberIn } from './-postable.ts';

const titles = {
  discussion: 'shell.title.create-post',
  question: 'shell.title.ask-question',
  idea: 'shell.title.post-idea',
} as const;

/**
 * Starting a discussion, asking a question, telling an idea: `/post/discussion/{categoryID}`, `/post/question/{categoryID}`
 * and so on, by the category's number or its word (specification part 2 §2).
 */
export const Route = createFileRoute('/post/$type/{-$categoryID}')({
  loader: async ({ context, params }) => {
    const type = discussionTypes.find((known) => known === params.type);
    if (!type) throw notFound();
    const { siteName, categories } = await loadPostable(context, true);
    const asked = params.categoryID;
    const named = categories.find((one) => one.categoryID === numberIn(asked) || one.urlcode === asked);
    const only = categories.length === 1 ? categories[0]?.categoryID : undefined;
    const head = pageHead({ title: t(titles[type]), siteName, noIndex: true });
    return { head, type, categoryID: named?.categoryID ?? only };
  },
  head: headFromLoader,
  component: NewPost,
  errorComponent: ({ error }) => <PostFault error={error} path={useLocation().href} />,
});

function NewPost() {
  const { type, categoryID } = Route.useLoaderData();
  return (
    <PostPage title={t(titles[type])}>
      <DiscussionForm
        key={`${type}-${categoryID}`}
        // A text that was kept may be of another type.
        type={type === 'discussion' ? undefined : type}
        categoryID={categoryID}
      />
    </PostPage>
  );
}
