import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { useLive, useLiveTopic } from '#components/live/use-live.ts';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { connectRecordNotice } from '#machines/administration/record/record-notice.connect.ts';
import { type RecordSave, recordNoticeMachine } from '#machines/administration/record/record-notice.machine.ts';

/** The record that is open in an editor. */
export interface OpenRecord {
  /** The kind of record, which names the live topic `layout:3` and the live update `layout`. */
  readonly kind: 'layout' | 'theme';
  readonly id: number;
  /** The revision that the editor has. */
  readonly revisionID: number;
  /** Whether the editor saves. Its own save can be heard of before it has ended. */
  readonly isBusy: boolean;
  /** Whether the server has refused a save because of another one. */
  readonly isRefused?: boolean;
  /** Reads the newest save of the record. */
  readonly readSave: () => Promise<RecordSave>;
}

/** Runs the machine of the notice that somebody else has saved a record. */
export function useRecordNotice({ kind, id, revisionID, isBusy, isRefused = false, readSave }: OpenRecord) {
  const latest = useRef(readSave);
  latest.current = readSave;
  const logic = useMemo(
    () => recordNoticeMachine.provide({ actors: { readSave: fromPromise<RecordSave>(() => latest.current()) } }),
    [],
  );
  const [snapshot, send] = useMachine(logic, { input: { knownRevisionID: revisionID } });
  const notice = connectRecordNotice(snapshot, send);
  const isHeard = useRef(false);
  const hear = () => {
    isHeard.current = isBusy;
    if (!isBusy) notice.hear();
  };
  useLiveTopic(`${kind}:${id}`);
  useLive(kind, (data) => data[`${kind}ID`] === id && hear());
  // Saves can be missed before the connection opens and while it is lost.
  useLive('hello', hear);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) notice.know(revisionID);
    isFirst.current = false;
  }, [revisionID]);
  useEffect(() => {
    if (isBusy || !(isHeard.current || isRefused)) return;
    // A refused save needs a choice, even if the notice of the other save was closed before.
    if (isRefused) notice.know(revisionID);
    hear();
  }, [isBusy, isRefused]);
  return notice;
}
