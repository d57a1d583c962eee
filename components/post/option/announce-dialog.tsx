import { useState } from 'react';
import { changeDiscussion } from '#api/discussion/discussion.client.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { t } from '#api/translations.ts';
import type { PinChoice } from '#components/composer/form/announce-field.tsx';
import { useInvalidatePosts } from '#components/composer/form/show-post.ts';
import { RadioGroup } from '#components/primitives/form/radio-group.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { type DiscussionDialogProps, OptionDialog } from './option-dialog.tsx';
import { useActionFeedback } from './use-action-feedback.ts';
import { useDiscussionAction } from './use-discussion-action.ts';

/**
 * The dialog that announces a discussion (docs/behavior/post.md#announcing): in its category, also in the recent
 * discussions, or not at all.
 */
export function AnnounceDialog({ discussion, returnTo }: DiscussionDialogProps<Discussion>) {
  const { api } = useSite();
  const { say } = useActionFeedback(discussion);
  const act = useDiscussionAction();
  const invalidatePosts = useInvalidatePosts();
  const { discussionID, pinned, pinLocation } = discussion;
  const present: PinChoice = pinned ? (pinLocation ?? 'category') : 'none';
  const [choice, setChoice] = useState<PinChoice>(present === 'none' ? 'category' : present);
  const change = { pinned: choice !== 'none', pinLocation: choice, seen: { pinned, pinLocation } };
  return (
    <OptionDialog
      title={t('options.announce.text')}
      saveLabel={t('options.ok')}
      save={() => act(() => changeDiscussion(api, discussionID, change))}
      onSaved={() =>
        void invalidatePosts().then(() =>
          say(choice === 'none' ? t('options.announce.undone') : t('options.announce.done')),
        )
      }
      returnTo={returnTo}
    >
      <RadioGroup
        label={t('options.announce.question')}
        options={choices(discussion.category?.name ?? '')}
        value={choice}
        onValue={setChoice}
      />
    </OptionDialog>
  );
}

const choices = (category: string) =>
  [
    { value: 'category', label: t('options.announce.category', { category }) },
    { value: 'recent', label: t('options.announce.recent', { category }) },
    { value: 'none', label: t('options.announce.none') },
  ] as const;
