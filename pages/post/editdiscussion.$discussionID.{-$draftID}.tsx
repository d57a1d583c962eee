import { createFileRoute, notFound, useLocation } from '@tanstack/react-router';
import { pageHead } from '#api/page-head.ts';
import { discussionForEditQuery, draftForEditQuery } from '#api/post/post-edit.queries.ts';
import { postTypesQuery } from '#api/post/type/post-type.queries.ts';
import { t } from '#api/translations.ts';
import { DiscussionForm } from '#components/composer/form/discussion-form.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { PostErrorPage, PostPage } from './-post-page.tsx';
import { loadPostable, numberIn } from './-postable.ts';

/**
 * The page that edits a discussion or continues a draft: `/post/editdiscussion/{discussionID}/{draftID}`. Discussion 0
 * is a discussion that is not posted yet (docs/behavior/composer.md#post-form). The server checks the permission.
 */
export const Route = createFileRoute('/post/editdiscussion/$discussionID/{-$draftID}')({
  loader: async ({ context, params }) => {
    const { queryClient, api } = context;
    const [discussionID, draftID] = [numberIn(params.discussionID), numberIn(params.draftID)];
    if (discussionID === undefined && draftID === undefined) throw notFound();
    const { siteName } = await loadPostable(context, discussionID === undefined);
    const [edit, draft] = await Promise.all([
      discussionID === undefined ? undefined : queryClient.fetchQuery(discussionForEditQuery(api, discussionID)),
      draftID === undefined ? undefined : queryClient.fetchQuery(draftForEditQuery(api, draftID)),
    ]);
    if (edit) await queryClient.ensureQueryData(postTypesQuery(api, edit.postTypeID));
    const head = pageHead({
      title: t(edit ? 'shell.title.edit-post' : 'shell.title.create-post'),
      siteName,
      noIndex: true,
    });
    return { head, edit, draft };
  },
  head: headFromLoader,
  component: EditDiscussion,
  errorComponent: ({ error }) => <PostErrorPage error={error} path={useLocation().href} />,
});

function EditDiscussion() {
  const { edit, draft } = Route.useLoaderData();
  const categoryID = draft?.parentRecordType === 'category' ? (draft.parentRecordID ?? undefined) : undefined;
  return (
    <PostPage title={t(edit ? 'shell.title.edit-post' : 'shell.title.create-post')}>
      <DiscussionForm
        key={`${edit?.discussionID}-${draft?.draftID}`}
        edit={edit}
        draft={draft}
        categoryID={categoryID}
      />
    </PostPage>
  );
}
