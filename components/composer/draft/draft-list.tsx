import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { CalendarClock, CircleCheck, NotebookPen, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { addDraft, removeDraft } from '#api/composer/draft/draft.client.ts';
import type { Draft } from '#api/composer/draft/draft.contract.ts';
import {
  type DraftSort,
  type DraftTab,
  type DraftView,
  draftListQuery,
  draftSorts,
  draftsPerPage,
} from '#api/composer/draft/draft.queries.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { Button, ButtonLink } from '#components/primitives/form/button.tsx';
import { LinkTabs } from '#components/primitives/navigation/link-tabs.tsx';
import { Pager } from '#components/primitives/navigation/pager.tsx';
import { SubmissionProblem } from '#components/primitives/submission/submission-problem.tsx';
import { useSubmission } from '#components/primitives/submission/use-submission.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import { draftDiscardMachine } from '#machines/composer/draft/draft-discard.machine.ts';
import { stack } from '#theme/layout/layout.css.ts';
import { DraftCard } from './draft-card.tsx';
import { DraftFilters } from './draft-filters.tsx';
import { draftListAddress, isNarrowed } from './draft-list-address.ts';
import { draftName } from './draft-name.ts';
import { DraftTabs } from './draft-tabs.tsx';

/**
 * The list of the viewer's own drafts, with actions to continue and discard each of them. A discarded draft can be
 * restored.
 */
export function DraftList({ view }: { view: DraftView }) {
  const { api } = useSite();
  const mayPlan = useMay()('schedule.allow');
  const { data } = useSuspenseQuery(draftListQuery(api, view));
  const discarding = useDraftDiscard();
  const { payload: gone, isDone, isSending, state } = discarding;
  return (
    <div className={stack({ gap: 'medium' })} {...discarding.getRootProps()}>
      {mayPlan && <DraftTabs current={view.tab} />}
      <SubmissionProblem submission={discarding} />
      {gone && (isDone || state === 'undoing') && (
        <Message
          live
          onDismiss={discarding.dismissNotice}
          actions={<Button size="small" {...discarding.getUndoProps()} />}
        >
          {t('composer.drafts.gone', { name: draftName(gone) })}
        </Message>
      )}
      {(data.total > 1 || isNarrowed(view)) && <DraftFilters view={view} />}
      {data.total === 0 && (isNarrowed(view) ? <NothingLikeThat /> : <NoDrafts tab={view.tab} />)}
      {data.total > 1 && <Sorts view={view} />}
      {data.drafts.map((draft) => (
        <DraftCard
          key={draft.draftID}
          draft={draft}
          mayPlan={mayPlan}
          isDiscarding={isSending && draft.draftID === gone?.draftID}
          onDiscard={() => discarding.submit(draft)}
        />
      ))}
      {data.total > draftsPerPage && (
        <Pager
          label={t('composer.drafts.pages')}
          page={view.page}
          limit={draftsPerPage}
          total={data.total}
          href={(page) => draftListAddress({ ...view, page })}
        />
      )}
    </div>
  );
}

/** Discards drafts. The last discarded one can be restored. */
function useDraftDiscard() {
  const { api } = useSite();
  const queryClient = useQueryClient();
  const showChange = () => void queryClient.invalidateQueries({ queryKey: ['drafts'] });
  return useSubmission<Draft>(draftDiscardMachine, {
    send: (draft) => removeDraft(api, draft.draftID),
    undo: ({ payload }) => addDraft(api, againOf(payload)),
    onDone: showChange,
    onUndone: showChange,
    onFailure: showChange,
  });
}

const againOf = (draft: Draft) => ({
  recordType: draft.recordType as 'discussion',
  recordID: draft.recordID,
  parentRecordType: draft.parentRecordType as 'category' | null,
  parentRecordID: draft.parentRecordID,
  attributes: draft.attributes,
  ...(draft.draftStatus === 'scheduled' && { draftStatus: draft.draftStatus, dateScheduled: draft.dateScheduled }),
});

const sortNames: Readonly<Record<DraftSort, MessageID>> = {
  '-dateUpdated': 'composer.drafts.by-newest',
  dateUpdated: 'composer.drafts.by-oldest',
  dateScheduled: 'composer.drafts.by-next',
  '-dateScheduled': 'composer.drafts.by-last',
};

const Sorts = ({ view }: { view: DraftView }) => (
  <LinkTabs
    label={t('composer.drafts.order')}
    look="bare"
    tabs={draftSorts[view.tab].map((sort) => ({
      href: draftListAddress({ ...view, sort, page: 1 }),
      name: t(sortNames[sort]),
      isCurrent: sort === view.sort,
    }))}
  />
);

const nothing: Readonly<Record<DraftTab, { icon: ReactNode; title: MessageID; text: MessageID }>> = {
  drafts: { icon: <NotebookPen />, title: 'composer.drafts.none', text: 'composer.drafts.none-text' },
  schedule: { icon: <CalendarClock />, title: 'composer.drafts.nothing', text: 'composer.drafts.none-scheduled' },
  errors: { icon: <CircleCheck />, title: 'composer.drafts.nothing', text: 'composer.drafts.none-failed' },
};

/** The message for filters without results. The filters remain visible above it, with the button that clears them. */
const NothingLikeThat = () => (
  <EmptyState icon={<SearchX />} title={t('composer.drafts.nothing')}>
    {t('composer.drafts.nothing-like-that')}
  </EmptyState>
);

function NoDrafts({ tab }: { tab: DraftTab }) {
  const mayPost = useMay()('discussions.add');
  const { icon, title, text } = nothing[tab];
  const start = (
    <ButtonLink href="/post/discussion" variant="primary">
      {t('composer.drafts.start')}
    </ButtonLink>
  );
  return (
    <EmptyState icon={icon} title={t(title)} action={tab === 'drafts' && mayPost && start}>
      {t(text)}
    </EmptyState>
  );
}
