import type { SnapshotFrom } from 'xstate';
import { t } from '#api/translations.ts';
import { stateProps } from '#machines/state-name.ts';
import type { LayoutDraftEvent, layoutDraftMachine } from './layout-draft.machine.ts';
import type { EditedLayout } from './layout-editor.machine.ts';

type Snapshot = Pick<SnapshotFrom<typeof layoutDraftMachine>, 'machine' | 'value' | 'context' | 'matches'>;

/** Maps the snapshot of the draft of a layout to facts, functions and props. */
export const connectLayoutDraft = (snapshot: Snapshot, send: (event: LayoutDraftEvent) => void) => ({
  /** The draft that is offered. */
  found: snapshot.context.found,
  hasFailed: snapshot.matches('failed'),
  change: (layout: EditedLayout) => send({ type: 'layout.changed', layout }),
  getRootProps: () => stateProps(snapshot),
  getContinueProps: () => ({
    children: t('layout.draft.continue'),
    onClick: () => send({ type: 'draft.continued' }),
  }),
  getDiscardProps: () => ({ children: t('layout.draft.discard'), onClick: () => send({ type: 'draft.discarded' }) }),
});
