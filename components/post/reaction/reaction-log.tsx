import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, SmilePlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type ReactionRecordType, removeReaction } from '#api/post/reaction/reaction.client.ts';
import type { ReactionLogEntry } from '#api/post/reaction/reaction-fields.contract.ts';
import { reactionLogKey, reactionLogQuery } from '#api/post/reaction/reaction-log.queries.ts';
import { t } from '#api/translations.ts';
import { useInvalidatePosts } from '#components/composer/form/show-post.ts';
import * as post from '#components/post/post.css.ts';
import { Avatar } from '#components/primitives/avatar/avatar.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { Loader } from '#components/primitives/content/loader.tsx';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import { Dialog, DialogBody } from '#components/primitives/overlay/dialog.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import { ReactionIcon } from './reaction-icon.tsx';
import * as styles from './reaction-log.css.ts';
import { ReactionLogButton } from './reaction-log-button.tsx';

/** The props of `ReactionLog`. */
export interface ReactionLogProps {
  readonly recordType: ReactionRecordType;
  readonly recordID: number;
  readonly author: string;
  /** Called after a reaction was removed and the page has the new counts. */
  readonly onRemoved: () => void;
  readonly defaultOpen?: boolean;
}

/**
 * The log of a post's reactions: member, time and type. Moderators can remove each reaction
 * (docs/behavior/post.md#reactions).
 */
export function ReactionLog({ author, defaultOpen = false, ...asked }: ReactionLogProps) {
  const [isOpen, setOpen] = useState(defaultOpen);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={t('post.reaction-log.title')}
      size="medium"
      trigger={<ReactionLogButton author={author} />}
    >
      <DialogBody>
        <Entries {...asked} />
      </DialogBody>
    </Dialog>
  );
}

function Entries({ recordType, recordID, onRemoved }: Omit<ReactionLogProps, 'author' | 'defaultOpen'>) {
  const { api } = useSite();
  const [page, setPage] = useState(1);
  const { data, error } = useQuery(reactionLogQuery(api, recordType, recordID, page));
  if (error) return <Message tone="error">{error.message}</Message>;
  if (!data) return <Loader />;
  if (data.entries.length === 0)
    return <EmptyState icon={<SmilePlus />} title={t('post.reaction-log.none')} headingLevel={3} />;
  return (
    <>
      <ul className={styles.list}>
        {data.entries.map((entry) => (
          <Row key={entry.userID} entry={entry} onRemoved={onRemoved} />
        ))}
      </ul>
      {(page > 1 || data.hasMore) && (
        <div className={styles.pages}>
          <IconButton
            label={t('post.reaction-log.newer')}
            icon={<ChevronLeft size={16} />}
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          />
          <IconButton
            label={t('post.reaction-log.older')}
            icon={<ChevronRight size={16} />}
            disabled={!data.hasMore}
            onClick={() => setPage(page + 1)}
          />
        </div>
      )}
    </>
  );
}

const Row = ({ entry, onRemoved }: { entry: ReactionLogEntry; onRemoved: () => void }) => (
  <li className={styles.row}>
    <Avatar name={entry.user.name} photoUrl={entry.user.photoUrl} size="small" decorative />
    <span className={styles.text}>
      <Link href={entry.user.url} tone="heading">
        <bdi>{entry.user.name}</bdi>
      </Link>
      <span className={post.quiet}>
        <DateTime date={entry.dateInserted} type="relative" />
      </span>
    </span>
    <span className={post.reaction}>
      <ReactionIcon urlcode={entry.reactionType.urlcode} />
      {entry.reactionType.name}
    </span>
    <Removal entry={entry} onRemoved={onRemoved} />
  </li>
);

function Removal({ entry, onRemoved }: { entry: ReactionLogEntry; onRemoved: () => void }) {
  const { api, me } = useSite();
  const may = useMay();
  const client = useQueryClient();
  const invalidatePosts = useInvalidatePosts();
  const { recordType, recordID, userID, user } = entry;
  if (userID !== me.userID && !may('community.moderate')) return null;
  const show = async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: reactionLogKey(recordType, recordID) }),
      invalidatePosts(),
    ]);
    onRemoved();
  };
  return (
    <Confirm
      title={t('post.reaction-log.remove')}
      confirmLabel={t('post.reaction-log.remove')}
      onConfirm={() => removeReaction(api, recordType, recordID, userID)}
      onDone={() => void show()}
      trigger={(openDialog) => (
        <IconButton
          label={t('post.reaction-log.remove-of', { name: user.name })}
          size="small"
          icon={<Trash2 size={14} />}
          onClick={openDialog}
        />
      )}
    >
      {t('post.reaction-log.question', { name: user.name, reaction: entry.reactionType.name })}
    </Confirm>
  );
}
