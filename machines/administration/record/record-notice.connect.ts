import type { SnapshotFrom } from 'xstate';
import { t } from '#api/translations.ts';
import { stateProps } from '#machines/state-name.ts';
import type { RecordNoticeEvent, recordNoticeMachine } from './record-notice.machine.ts';

type Snapshot = Pick<SnapshotFrom<typeof recordNoticeMachine>, 'machine' | 'value' | 'context'>;

/** Maps the snapshot of the notice of another save to facts, functions and props. */
export function connectRecordNotice(
  { context: { save }, ...snapshot }: Snapshot,
  send: (event: RecordNoticeEvent) => void,
) {
  return {
    save,
    hear: () => send({ type: 'save.heard' }),
    know: (revisionID: number) => send({ type: 'revision.known', revisionID }),
    getRootProps: () => stateProps(snapshot),
    getCloseProps: () => ({ children: t('form.notice.close'), onClick: () => send({ type: 'notice.closed' }) }),
  };
}
