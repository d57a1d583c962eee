import { useMemo, useState } from 'react';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import type { CommentThread, CommentThreadItem } from '#api/discussion/thread/comment-thread.contract.ts';
import { splitDiscussion } from '#api/discussion/transfer/discussion-bulk.client.ts';
import { t } from '#api/translations.ts';
import type { ListTools } from '#components/discussion/list/list-tools.ts';
import { RadioGroup } from '#components/primitives/form/radio-group.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import type { BulkRecord } from '#machines/moderation/bulk/bulk-disabled-reason.ts';
import type { CommentBulkAction } from '#machines/moderation/bulk/bulk-request.ts';
import type { BulkResponse } from '#machines/moderation/bulk/bulk-response.ts';
import type { SelectionKeys } from '#machines/moderation/bulk/stored-selection.ts';
import { BulkJob, type BulkJobProps } from './bulk-job.tsx';
import { BulkSelection, useBulkSelection } from './bulk-selection.tsx';
import { type BulkJobCallbacks, BulkToolbarFrame } from './bulk-toolbar.tsx';
import { BulkWarning } from './bulk-warning.tsx';
import { SelectionTools } from './selection-tools.tsx';
import { SplitForm, useSplitTypes } from './split-form.tsx';
import { emptyPost, newPostOf, splitDisabledReason } from './split-post.ts';
import { runJob, sendComments, useBulkRun } from './use-bulk-run.ts';
import { type SplitRequestProps, useSplitRequest } from './use-split-request.ts';

interface CommentBulkProps {
  readonly discussion: Discussion;
  readonly thread: CommentThread;
  readonly onTools: (tools: ListTools) => void;
}

const keysOf = (userID: number, discussionID: number): SelectionKeys => ({
  checked: `${userID}_checkedCommentIDs_discussion/${discussionID}`,
  pending: `${userID}_pendingCommentIDs_discussion/${discussionID}`,
});

/** Returns the beginning of a comment's text, by which it can be recognized. */
const firstWords = (html: string): string => {
  const text = (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').replace(/\s+/g, ' ').trim();
  return text.length > 80 ? `${text.slice(0, 79).trimEnd()}…` : text;
};

const idsIn = (items: readonly CommentThreadItem[]): number[] =>
  items.flatMap((item) => (item.type === 'comment' ? [item.commentID, ...idsIn(item.children)] : []));

/** Bulk selection for the comments of a discussion, with the actions split and delete. */
export function CommentBulk({ discussion, thread, onTools }: CommentBulkProps) {
  const { me } = useSite();
  const { discussionID } = discussion;
  const keys = useMemo(() => keysOf(me.userID, discussionID), [me.userID, discussionID]);
  const [wanted, setWanted] = useState<number>();
  const maySplit = useMaySplit(discussion.categoryID);
  const order = idsIn(thread.threadStructure).filter((id) => thread.commentsByID[id]?.displayMode === 'full');
  return (
    <BulkSelection
      order={order}
      keys={keys}
      hasSkip={false}
      toolbar={
        <BulkToolbarFrame noun="comment">
          {(reports) => (
            <Actions discussion={discussion} thread={thread} reports={reports} wanted={wanted} onWanted={setWanted} />
          )}
        </BulkToolbarFrame>
      }
    >
      <SelectionTools onTools={onTools} {...(maySplit && { split: setWanted })} />
    </BulkSelection>
  );
}

function useMaySplit(categoryID: number): boolean {
  const may = useMay();
  return may(['curation.manage'], categoryID) || may('discussions.edit', categoryID);
}

interface ActionsProps extends Omit<CommentBulkProps, 'onTools'>, SplitRequestProps {
  readonly reports: BulkJobCallbacks;
}

function Actions({ discussion, thread, reports, ...wanting }: ActionsProps) {
  const may = useMay();
  const maySplit = useMaySplit(discussion.categoryID);
  const requested = useSplitRequest(wanting);
  const selection = useBulkSelection()?.selection;
  const calls = useBulkRun();
  if (!selection) return null;
  const { categoryID, category, closed } = discussion;
  const records = Object.values(thread.commentsByID).map(
    ({ commentID, insertUser, body }): BulkRecord => ({
      id: commentID,
      name: t('bulk.comments.of', { name: insertUser?.name ?? '' }),
      words: firstWords(body),
      categoryID,
      categoryName: category?.name ?? '',
      closed,
    }),
  );
  const refusalOf = (isAllowed: boolean) => {
    if (selection.isPending) return t('moderation.bulk.running');
    return isAllowed ? undefined : t('bulk.comments.lacking');
  };
  const shared = (action: CommentBulkAction) => ({
    action,
    records,
    ids: selection.checked,
    onResume: calls.resume,
    ...reports,
    onEnded: (response: BulkResponse | undefined) => {
      reports.onEnded();
      calls.ended(action, response);
    },
  });
  return (
    <>
      <Split {...shared('split')} {...requested} discussionID={discussion.discussionID} refusal={refusalOf(maySplit)} />
      <BulkWarning {...shared('warn')} recordType="comment" refusal={refusalOf(true)} />
      <Removal {...shared('remove')} refusal={refusalOf(may('comments.delete', categoryID))} />
    </>
  );
}

type JobProps = Omit<BulkJobProps, 'onSend'>;

function Removal(props: JobProps) {
  const { api } = useSite();
  const [method, setMethod] = useState<'tombstone' | 'full'>('tombstone');
  return (
    <BulkJob
      {...props}
      onSend={({ ids }) => runJob(sendComments(api, ids, method))}
      form={
        <RadioGroup
          label={t('bulk.remove.method')}
          value={method}
          onValue={setMethod}
          options={[
            { value: 'tombstone', label: t('bulk.remove.tombstone'), help: t('bulk.remove.tombstone-help') },
            { value: 'full', label: t('bulk.remove.full'), help: t('bulk.remove.full-help') },
          ]}
        />
      }
    />
  );
}

function Split({ discussionID, ...props }: JobProps & { readonly discussionID: number }) {
  const { api } = useSite();
  const [post, setPost] = useState(emptyPost);
  const { types, type } = useSplitTypes(post);
  const lack = splitDisabledReason(post, type);
  const send = async (ids: readonly number[]): Promise<SplitResponse> => {
    if (!type) throw new Error(lack);
    return (
      await splitDiscussion(api, { newPost: newPostOf(post, type), commentIDs: [...ids], seen: { discussionID } })
    ).body;
  };
  return (
    <BulkJob
      {...props}
      onSend={({ ids }) => send(ids)}
      onEnded={(response) => {
        if (response) setPost(emptyPost);
        props.onEnded?.(response);
      }}
      form={<SplitForm post={post} types={types} type={type} onPost={setPost} />}
      lack={lack}
      outcome={(response) => <Link href={(response as SplitResponse).newPostUrl}>{t('bulk.split.view')}</Link>}
    />
  );
}

type SplitResponse = Awaited<ReturnType<typeof splitDiscussion>>['body'];
