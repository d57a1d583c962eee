import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { connectLayoutDraft } from '#machines/administration/layout-editor/layout-draft.connect.ts';
import { type FoundDraft, layoutDraftMachine } from '#machines/administration/layout-editor/layout-draft.machine.ts';
import type { EditedLayout } from '#machines/administration/layout-editor/layout-editor.machine.ts';

/** The calls of a draft. The newest ones are used. */
export interface LayoutDraftCalls {
  /** Finds the newest draft that differs from the layout. */
  readonly find: () => Promise<FoundDraft | undefined>;
  /** Stores the layout on the server, or deletes the draft when nothing is changed. */
  readonly store: (layout: EditedLayout) => Promise<unknown>;
  /** The same on the device. */
  readonly keepOnDevice: (layout: EditedLayout) => void;
  /** Notes the revision on which a continued draft is based. */
  readonly rebase: (revisionID: number) => void;
  /** Deletes the draft on the device and on the server, after the editor was left. */
  readonly forget: () => void;
}

interface LayoutDraftProps {
  readonly calls: LayoutDraftCalls;
  readonly layout: EditedLayout;
  readonly onContinue: (draft: FoundDraft) => void;
}

/** Keeps the unsaved layout, and offers one of an earlier visit. */
export function LayoutDraft(props: LayoutDraftProps) {
  const draft = useLayoutDraft(props);
  const { found } = draft;
  return (
    <div {...draft.getRootProps()} hidden={!found && !draft.hasFailed}>
      {found && (
        <Message
          tone="info"
          live
          title={t('layout.draft.title')}
          actions={
            <>
              <Button size="small" variant="primary" {...draft.getContinueProps()} />
              <Button size="small" {...draft.getDiscardProps()} />
            </>
          }
        >
          {t('layout.draft.text', { name: found.name })} <DateTime date={new Date(found.changedAt).toISOString()} />
        </Message>
      )}
      {draft.hasFailed && <Message tone="warning">{t('layout.draft.failed')}</Message>}
    </div>
  );
}

function useLayoutDraft({ layout, ...props }: LayoutDraftProps) {
  const latest = useRef(props);
  latest.current = props;
  const logic = useMemo(
    () =>
      layoutDraftMachine.provide({
        actors: {
          findDraft: fromPromise<FoundDraft | undefined>(() => latest.current.calls.find()),
          storeDraft: fromPromise<unknown, EditedLayout>(({ input }) => latest.current.calls.store(input)),
        },
        actions: {
          keepOnDevice: (_, params) => latest.current.calls.keepOnDevice(params.layout),
          reportContinued: (_, { found }) => {
            if (!found) return;
            latest.current.calls.rebase(found.revisionID);
            latest.current.onContinue(found);
          },
        },
      }),
    [],
  );
  const [snapshot, send] = useMachine(logic, { input: { layout } });
  const draft = connectLayoutDraft(snapshot, send);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) draft.change(layout);
    isFirst.current = false;
  }, [layout.name, layout.document, layout.isChanged]);
  return draft;
}
