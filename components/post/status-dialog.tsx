import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { setDiscussionStatus } from '#api/discussion/discussion-status.client.ts';
import { statusesQuery } from '#api/discussion/discussion-status.queries.ts';
import { statusIDs } from '#api/discussion/discussion-status.ts';
import type { RecordStatus } from '#api/discussion/discussion-status-fields.contract.ts';
import { t } from '#api/words.ts';
import { useForgetPosts } from '#components/composer/show-post.ts';
import { Field } from '#components/primitives/field.tsx';
import { Input } from '#components/primitives/input.tsx';
import { Link } from '#components/primitives/link.tsx';
import { Message } from '#components/primitives/message.tsx';
import { Select } from '#components/primitives/select.tsx';
import { useMay, useSite } from '#components/shell/site-context.tsx';
import { type DiscussionDialogProps, OptionDialog } from './option-dialog.tsx';
import { useDiscussionAct } from './use-discussion-act.ts';
import { useTelling } from './use-telling.ts';

/** Says what a discussion stands at, and why; "by itself" takes away what was said. */
export function StatusDialog({ discussion, returnTo }: DiscussionDialogProps<Discussion>) {
  const { api } = useSite();
  const { toast } = useTelling(discussion);
  const act = useDiscussionAct();
  const forgetPosts = useForgetPosts();
  const { discussionID, statusID, type } = discussion;
  const { data = [], isPending } = useQuery(statusesQuery(api));
  const offered = data.filter((status) => isFor(status, type));
  const isGiven = offered.some((status) => status.statusID === statusID && !status.isDefault);
  const [chosen, setChosen] = useState<number>();
  const [notes, setNotes] = useState('');
  const choice = chosen ?? (isGiven ? statusID : statusIDs.none);
  const change = { statusID: choice, seen: { statusID }, ...(notes.trim() && { statusNotes: notes }) };
  const isEmpty = !isPending && offered.length === 0;
  return (
    <OptionDialog
      title={t('options.status.text')}
      save={() => act(() => setDiscussionStatus(api, discussionID, change))}
      onSaved={() => {
        toast(t('options.status.done'));
        void forgetPosts();
      }}
      entered={{ chosen, notes }}
      refusal={isEmpty ? t('options.status.none') : undefined}
      returnTo={returnTo}
    >
      {isEmpty && <NothingToGive />}
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

/** Whether a status is one that people give, to posts of a type. */
const isFor = ({ isSystem, recordSubtype }: RecordStatus, type: string): boolean =>
  !isSystem && (recordSubtype === null || recordSubtype === type);

function NothingToGive() {
  const mayMake = useMay()('community.manage');
  return (
    <Message tone="info">
      {t('options.status.none')}{' '}
      {mayMake && <Link href="/vanilla/settings/statuses">{t('options.status.manage')}</Link>}
    </Message>
  );
}
