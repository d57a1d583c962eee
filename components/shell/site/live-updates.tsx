import { useMemo, useRef } from 'react';
import { fromCallback } from 'xstate';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Switch } from '#components/primitives/form/switch.tsx';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { connectLiveUpdates } from '#machines/shell/site/live-updates.connect.ts';
import { type LiveUpdatesEvent, liveUpdatesMachine } from '#machines/shell/site/live-updates.machine.ts';
import { type LiveConnection, listenOn, watchNetwork } from './live-line.ts';
import * as styles from './live-updates.css.ts';

/**
 * The switch and the status of live updates (docs/behavior/shell.md#live-status). `openLine` opens the connection, such
 * as an EventSource; `onUpdate` receives each update.
 */
export function LiveUpdates({ openLine, onUpdate }: LiveUpdatesProps) {
  const latest = useRef({ openLine, onUpdate });
  latest.current = { openLine, onUpdate };
  const logic = useMemo(
    () =>
      liveUpdatesMachine.provide({
        actors: {
          openLine: fromCallback<LiveUpdatesEvent>(({ sendBack }) => listenOn(latest.current.openLine(), sendBack)),
          watchNetwork: fromCallback<LiveUpdatesEvent>(({ sendBack }) => watchNetwork(sendBack)),
        },
        actions: { tellUpdate: (_, { update }) => latest.current.onUpdate(update) },
      }),
    [],
  );
  const [snapshot, send] = useMachine(logic);
  const updates = connectLiveUpdates(snapshot, send);
  return (
    <div {...updates.getRootProps()} className={styles.updates}>
      <Switch label={t('shell.live.label')} {...updates.getSwitchProps()} />
      <span role="status" className={styles.text}>
        {updates.isConnecting && t('shell.live.connecting')}
        {updates.isConnected && t('shell.live.connected')}
        {updates.isRetrying && t('shell.live.lost')}
        {updates.isOffline && t('shell.live.offline')}
      </span>
      {updates.isRetrying && (
        <Button size="small" {...updates.getRetryProps()}>
          {t('shell.live.retry')}
        </Button>
      )}
    </div>
  );
}

/** The props of the live updates switch. */
export interface LiveUpdatesProps {
  readonly openLine: () => LiveConnection;
  readonly onUpdate: (update: string) => void;
}
