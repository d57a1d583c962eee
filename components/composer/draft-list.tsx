import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { addDraft, removeDraft } from '#api/composer/draft.client.ts';
import type { Draft } from '#api/composer/draft.contract.ts';
import { type DraftTab, draftListQuery } from '#api/composer/draft.queries.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/words.ts';
import { Button, ButtonLink } from '#components/primitives/button.tsx';
import { Card } from '#components/primitives/card.tsx';
import { DateTime } from '#components/primitives/date-time.tsx';
import { EmptyState } from '#components/primitives/empty-state.tsx';
import { Message } from '#components/primitives/message.tsx';
import { Words } from '#components/primitives/words.tsx';
import { useMay, useSite } from '#components/shell/site-context.tsx';
import { reasonIn } from '#machines/reason-in.ts';
import { stack } from '#theme/layout/layout.css.ts';
import * as styles from './composer.css.ts';
import { draftUrl } from './draft-address.ts';
import { DraftSchedule } from './draft-schedule.tsx';
import { DraftTabs } from './draft-tabs.tsx';

/** One's own drafts, with the ways to go on with each and to discard it; a discarded one can be brought back. */
export function DraftList({ tab = 'drafts' }: { tab?: DraftTab }) {
  const { api } = useSite();
  const mayPlan = useMay()('schedule.allow');
  const queryClient = useQueryClient();
  const { data: drafts } = useSuspenseQuery(draftListQuery(api, tab));
  const [gone, setGone] = useState<Draft>();
  const [reason, setReason] = useState<string>();
  const attempt = async (act: () => Promise<unknown>, left: Draft | undefined) => {
    try {
      setReason(undefined);
      await act();
      setGone(left);
    } catch (error) {
      setReason(reasonIn(error));
    }
    await queryClient.invalidateQueries({ queryKey: ['drafts'] });
  };
  return (
    <div className={stack({ gap: 'medium' })}>
      {mayPlan && <DraftTabs current={tab} />}
      {reason && (
        <Message tone="error" live onDismiss={() => setReason(undefined)}>
          {reason}
        </Message>
      )}
      {gone && (
        <Message
          live
          onDismiss={() => setGone(undefined)}
          actions={
            <Button size="small" onClick={() => void attempt(() => addDraft(api, againOf(gone)), undefined)}>
              {t('composer.drafts.undo')}
            </Button>
          }
        >
          {t('composer.drafts.gone', { name: nameOf(gone) })}
        </Message>
      )}
      {drafts.length === 0 && (
        <EmptyState
          icon={<NotebookPen />}
          title={t(tab === 'drafts' ? 'composer.drafts.none' : 'composer.drafts.nothing')}
        />
      )}
      {drafts.map((draft) => (
        <DraftCard
          key={draft.draftID}
          draft={draft}
          mayPlan={mayPlan}
          onDiscard={() => void attempt(() => removeDraft(api, draft.draftID), draft)}
        />
      ))}
    </div>
  );
}

const kinds: Readonly<Record<string, MessageID>> = {
  discussion: 'composer.drafts.discussion',
  comment: 'composer.drafts.comment',
  message: 'composer.drafts.message',
};

const kindOf = ({ recordType }: Draft): string => t(kinds[recordType] ?? 'composer.drafts.other');

const isTitled = ({ recordType }: Draft): boolean => recordType === 'discussion' || !(recordType in kinds);

const nameOf = (draft: Draft): string =>
  draft.name ||
  String(draft.attributes['name'] ?? '') ||
  (isTitled(draft) ? t('composer.drafts.untitled') : kindOf(draft));

const againOf = ({ recordType, recordID, parentRecordType, parentRecordID, attributes }: Draft) => ({
  recordType: recordType as 'discussion',
  recordID,
  parentRecordType: parentRecordType as 'category' | null,
  parentRecordID,
  attributes,
});

const DraftCard = ({ draft, mayPlan, onDiscard }: { draft: Draft; mayPlan: boolean; onDiscard: () => void }) => (
  <Card as="article" padding="medium" aria-label={t('composer.drafts.label', { name: nameOf(draft) })}>
    <h2 className={styles.title} dir="auto">
      {nameOf(draft)}
    </h2>
    <p className={styles.status}>
      {nameOf(draft) !== kindOf(draft) && <>{kindOf(draft)} · </>}
      <Words
        id="composer.drafts.updated"
        values={{ date: <DateTime date={draft.dateUpdated ?? draft.dateInserted} /> }}
      />
    </p>
    {draft.excerpt && (
      <p dir="auto" className={styles.excerpt}>
        {draft.excerpt}
      </p>
    )}
    {draft.draftStatus === 'error' && draft.failedReason && (
      <Message tone="error" title={t('composer.drafts.unable')}>
        {draft.failedReason}
      </Message>
    )}
    {mayPlan && draft.recordType === 'discussion' && <DraftSchedule draft={draft} />}
    <div className={styles.buttons}>
      <ButtonLink
        href={draftUrl(draft)}
        size="small"
        variant="primary"
        aria-label={t('composer.drafts.continue-label', { name: nameOf(draft) })}
      >
        {t('composer.drafts.continue')}
      </ButtonLink>
      <Button size="small" aria-label={t('composer.drafts.discard-label', { name: nameOf(draft) })} onClick={onDiscard}>
        {t('composer.act.discard')}
      </Button>
    </div>
  </Card>
);
