import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { addTag, listTags } from '#api/category/tag.client.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { setDiscussionTags } from '#api/discussion/reading/discussion-mark.client.ts';
import { t } from '#api/translations.ts';
import { useInvalidatePosts } from '#components/composer/form/show-post.ts';
import { type ChosenTag, TagField } from '#components/composer/form/tag-field.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './option-dialog.css.ts';
import { type DiscussionDialogProps, OptionDialog } from './option-dialog.tsx';
import { useActionFeedback } from './use-action-feedback.ts';
import { useDiscussionAction } from './use-discussion-action.ts';

/** The dialog that sets the tags of a discussion. New tags are created first (docs/behavior/post.md#tags). */
export function TagDialog({ discussion, returnTo }: DiscussionDialogProps<Discussion>) {
  const { api, settings } = useSite();
  const { say } = useActionFeedback(discussion);
  const act = useDiscussionAction();
  const invalidatePosts = useInvalidatePosts();
  const [tags, setTags] = useState<readonly ChosenTag[]>(discussion.tags ?? []);
  // A new tag is created only once, even if a later request fails and the save is retried.
  const created = useRef(new Map<string, number>());
  const most = Number(settings['tagging.max'] ?? 5);
  const save = async () => {
    const tagIDs: number[] = [];
    for (const tag of tags) {
      const tagID = tag.tagID ?? created.current.get(tag.name) ?? (await addTag(api, { name: tag.name })).body.tagID;
      created.current.set(tag.name, tagID);
      tagIDs.push(tagID);
    }
    await act(() => setDiscussionTags(api, discussion.discussionID, { tagIDs }));
  };
  return (
    <OptionDialog
      title={t('options.tag.text')}
      save={save}
      onSaved={() => void invalidatePosts().then(() => say(t('options.tag.done')))}
      entered={tags}
      returnTo={returnTo}
    >
      <TagField tags={tags} onTags={setTags} most={most} />
      {tags.length < most && <PopularTags chosen={tags} onTag={(tag) => setTags([...tags, tag])} />}
    </OptionDialog>
  );
}

interface PopularTagsProps {
  readonly chosen: readonly ChosenTag[];
  readonly onTag: (tag: ChosenTag) => void;
}

function PopularTags({ chosen, onTag }: PopularTagsProps) {
  const { api } = useSite();
  const { data = [] } = useQuery({
    queryKey: ['tags', 'popular'],
    queryFn: async () => (await listTags(api, { limit: 10, excludeNoCountDiscussion: true })).body,
  });
  const others = data.filter(({ tagID }) => !chosen.some((tag) => tag.tagID === tagID));
  if (others.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('options.tag.popular')}</legend>
      <div className={styles.chips}>
        {others.map(({ tagID, name }) => (
          <Button key={tagID} size="small" icon={<Plus size={14} />} onClick={() => onTag({ tagID, name })}>
            <bdi>{name}</bdi>
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
