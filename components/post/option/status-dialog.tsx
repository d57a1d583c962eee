import { useState } from 'react';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { setDiscussionStatus } from '#api/discussion/status/discussion-status.client.ts';
import { statusIDs } from '#api/discussion/status/discussion-status.ts';
import { t } from '#api/translations.ts';
import { useInvalidatePosts } from '#components/composer/form/show-post.ts';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { type DiscussionDialogProps, OptionDialog } from './option-dialog.tsx';
import { useActionFeedback } from './use-action-feedback.ts';
import { useDiscussionAction } from './use-discussion-action.ts';
import { useStatusesFor } from './use-statuses-for.ts';

/**
 * The dialog that sets the status of a discussion, with a reason. The first option removes a status that was set
 * manually.
 */
export function StatusDialog({ discussion, returnTo }: DiscussionDialogProps<Discussion>) {
  const { api } = useSite();
  const { toast } = useActionFeedback(discussion);
  const act = useDiscussionAction();
  const invalidatePosts = useInvalidatePosts();
  const { discussionID, statusID, type } = discussion;
  const offered = useStatusesFor(type);
  const isGiven = offered.some((status) => status.statusID === statusID && !status.isDefault);
  const [chosen, setChosen] = useState<number>();
  const [notes, setNotes] = useState('');
  const choice = chosen ?? (isGiven ? statusID : statusIDs.none);
  const change = { statusID: choice, seen: { statusID }, ...(notes.trim() && { statusNotes: notes }) };
  return (
    <OptionDialog
      title={t('options.status.text')}
      save={() => act(() => setDiscussionStatus(api, discussionID, change))}
      onSaved={() => {
        toast(t('options.status.done'));
        void invalidatePosts();
      }}
      entered={{ chosen, notes }}
      returnTo={returnTo}
    >
      <Field label={t('options.status.label')}>
        {(wiring) => (
          <Select {...wiring} value={choice} onChange={({ target }) => setChosen(Number(target.value))}>
            <option value={statusIDs.none}>{t('options.status.own')}</option>
            {offered.map((status) => (
              <option key={status.statusID} value={status.statusID}>
                {status.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={t('options.status.notes')}
        help={t(type === 'idea' ? 'options.status.notes-public' : 'options.status.notes-help')}
      >
        {(wiring) => (
          <Input
            {...wiring}
            dir="auto"
            maxLength={1_000}
            value={notes}
            onChange={({ target }) => setNotes(target.value)}
          />
        )}
      </Field>
    </OptionDialog>
  );
}
