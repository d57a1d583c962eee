import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Api } from '#api/api.ts';
import { categoryQuery, postableCategoriesQuery } from '#api/category/category.queries.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { discussionForEditQuery } from '#api/post/post-edit.queries.ts';
import { postTypesQuery } from '#api/post/type/post-type.queries.ts';
import { t } from '#api/translations.ts';
import { useInvalidatePosts } from '#components/composer/form/show-post.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import type { PossibleSettings, PostSettings as Settings } from '#machines/post/option/post-settings.ts';
import { changePostSettings } from './change-post-settings.ts';
import type { DiscussionDialogProps } from './option-dialog.tsx';
import { PostSettings, usePostSettings } from './post-settings.tsx';
import { useActionFeedback } from './use-action-feedback.ts';
import { useDiscussionAction } from './use-discussion-action.ts';

/**
 * The dialog that moves a discussion, changes its type, or both (docs/behavior/post.md#moving-and-retyping). `begin` is
 * the selected menu option. It opens on mount.
 */
export function SettingsDialog({ discussion, begin, returnTo }: SettingsDialogProps) {
  const { api } = useSite();
  const { toast } = useActionFeedback(discussion);
  const act = useDiscussionAction();
  const invalidatePosts = useInvalidatePosts();
  const settings = usePostSettings({
    loadPossible: useLoadPossible(api, discussion.discussionID),
    changeSettings: (chosen) => act(() => changePostSettings(api, discussion.discussionID, chosen)),
    onChanged: ({ action }) => {
      toast(t(doneWords[action]));
      void invalidatePosts();
    },
  });
  const opening = useRef(settings.request);
  useEffect(() => opening.current(begin), [begin]);
  return <PostSettings settings={settings} returnTo={returnTo} />;
}

type SettingsDialogProps = DiscussionDialogProps<Discussion> & { readonly begin: Settings['action'] };

/**
 * Returns a function that loads the possible categories and types, and the discussion's current category, type and
 * field values.
 */
function useLoadPossible(api: Api, discussionID: number): () => Promise<PossibleSettings> {
  const client = useQueryClient();
  return async () => {
    const subject = await client.fetchQuery({ ...discussionForEditQuery(api, discussionID), staleTime: 0 });
    const [categories, types, [present], { name }] = await Promise.all([
      client.fetchQuery(postableCategoriesQuery(api)),
      client.fetchQuery(postTypesQuery(api)),
      client.fetchQuery(postTypesQuery(api, subject.postTypeID)),
      client.fetchQuery(categoryQuery(api, subject.categoryID)),
    ]);
    return { subject, category: name, categories, types, present, answers: subject.postMeta };
  };
}

const doneWords = {
  move: 'options.settings.moved',
  type: 'options.settings.retyped',
  both: 'options.settings.moved-retyped',
} as const;
