import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type {
  NotificationPreferencesEvent,
  notificationPreferencesMachine,
} from './notification-preferences.machine.ts';

type Snapshot = SnapshotFrom<typeof notificationPreferencesMachine>;
type Part = Readonly<Record<string, string | boolean>>;

/**
 * Maps a snapshot of the notification preferences machine to props: the choices, the save state, and the props of each
 * control.
 */
export function connectNotificationPreferences(
  snapshot: Snapshot,
  send: (event: NotificationPreferencesEvent) => void,
) {
  const { wanted, pending, reason } = snapshot.context;
  const partOf = (name: string): Part => (wanted as unknown as Record<string, Part>)[name] ?? {};
  const choose = (name: string, choice: Part) => send({ type: 'choice.made', name, choice });
  return {
    wanted,
    /** The choices that are not yet sent. They are sent when the page is left. */
    pending,
    isSaving: snapshot.matches('waiting') || snapshot.matches('saving'),
    isSaved: snapshot.matches('saved'),
    reason: snapshot.matches('failed') ? reason : undefined,
    dismiss: () => send({ type: 'problem.dismissed' }),
    choose,
    getRootProps: () => stateProps(snapshot),
    getBoxProps: (name: string, key: string) => ({
      checked: partOf(name)[key] === true,
      onChange: () => choose(name, { [key]: partOf(name)[key] !== true }),
    }),
    getValueProps: (name: string, key: string) => ({
      value: String(partOf(name)[key] ?? ''),
      onChange: ({ target }: { target: { value: string } }) => choose(name, { [key]: target.value }),
    }),
  };
}

/** The props of the notification preferences. */
export type NotificationPreferencesApi = ReturnType<typeof connectNotificationPreferences>;
