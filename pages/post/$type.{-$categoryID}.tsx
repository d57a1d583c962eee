import { createFileRoute, notFound, useLocation } from '@tanstack/react-router';
import { discussionTypes } from '#api/discussion/discussion-type.ts';
import { pageHead } from '#api/page-head.ts';
import type { PostType } from '#api/post/type/post-type.contract.ts';
import { t } from '#api/translations.ts';
import { DiscussionForm } from '#components/composer/form/discussion-form.tsx';
import { crumbsFrom } from '#components/layout/layout-view.tsx';
import { TitledLayoutView } from '#components/layout/titled-layout-view.tsx';
import { useStoredLayout } from '#components/layout/use-page-layout.ts';
import { headFromLoader } from '#pages/-head.ts';
import { loadPageLayout } from '#pages/-page-layout.ts';
import { PostContent, PostErrorPage, PostPage } from './-post-page.tsx';
import { loadPostable, numberIn } from './-postable.ts';

const titles = {
  discussion: 'shell.title.create-post',
  question: 'shell.title.ask-question',
  idea: 'shell.title.post-idea',
} as const;

/** Returns the heading above the form of a post type. Custom types use their button label. */
function titleOf({ postTypeID, postButtonLabel, name }: PostType): string {
  const original = discussionTypes.find((type) => type === postTypeID);
  return original ? t(titles[original]) : postButtonLabel || name;
}

/**
 * The page that creates a discussion, a question, an idea or a post of a custom type: `/post/discussion/{categoryID}`,
 * `/post/question/{categoryID}` and so on. The category is given by its ID or its urlcode
 * (docs/behavior/composer.md#post-form).
 */
export const Route = createFileRoute('/post/$type/{-$categoryID}')({
  loader: async ({ context, params }) => {
    const [{ siteName, categories, types }] = await Promise.all([
      loadPostable(context, true),
      loadPageLayout(context, page),
    ]);
    const type = types.find(({ postTypeID, mayPost }) => mayPost && postTypeID === params.type);
    if (!type) throw notFound();
    const requested = params.categoryID;
    const named = categories.find((one) => one.categoryID === numberIn(requested) || one.urlcode === requested);
    const only = categories.length === 1 ? categories[0]?.categoryID : undefined;
    const title = titleOf(type);
    const head = pageHead({ title, siteName, noIndex: true });
    return { head, title, type: type.postTypeID, categoryID: named?.categoryID ?? only };
  },
  head: headFromLoader,
  component: NewPost,
  errorComponent: ({ error }) => <PostErrorPage error={error} path={useLocation().href} />,
});

/** The page, for its layout. */
const page = { viewType: 'createPost' } as const;

function NewPost() {
  const { title } = Route.useLoaderData();
  const layout = useStoredLayout(page);
  if (layout) return <TitledLayoutView layout={layout} widgets={widgets} crumbs={crumbsFrom()} title={title} />;
  return (
    <PostPage title={title}>
      <Form />
    </PostPage>
  );
}

function Form() {
  const { type, categoryID } = Route.useLoaderData();
  return (
    <DiscussionForm
      key={`${type}-${categoryID}`}
      // Undefined for a discussion, because a restored draft may have another type.
      type={type === 'discussion' ? undefined : type}
      categoryID={categoryID}
    />
  );
}

const widgets = {
  createPostForm: () => (
    <PostContent title={Route.useLoaderData().title}>
      <Form />
    </PostContent>
  ),
};
