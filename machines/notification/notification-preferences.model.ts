import { ApiFailure } from '#api/failure.ts';
import type { NotificationPreferences } from '#api/notification/notification-preference.contract.ts';
import { presetChoices } from '#api/notification/preferences.ts';
import { defineModel } from '#machines/model/model.ts';
import { notificationPreferencesMachine } from './notification-preferences.machine.ts';

/** The preferences of a member who has changed nothing. */
export const untouchedPreferences = {
  ...presetChoices,
  Digest: { frequency: 'none' },
  DigestOnly: { enabled: false },
  QuietHours: { enabled: false, from: '22:00', until: '07:00', timeZone: 'UTC' },
  NotificationLanguage: { language: '' },
} as unknown as NotificationPreferences;

/** The model of the notification preferences machine. */
export const notificationPreferencesModel = defineModel(notificationPreferencesMachine, {
  starts: { start: { preferences: untouchedPreferences } },
  events: [
    { type: 'choice.made', name: 'Reaction', choice: { popup: false } },
    { type: 'choice.made', name: 'Reaction', choice: { popup: true } },
  ],
  answers: { savePreferences: { done: [untouchedPreferences], error: [ApiFailure.unreachable()] } },
  essence: ({ value, context: { wanted, pending } }) => [
    wanted['Reaction']?.popup,
    value === 'saving' && Object.keys(pending).length > 0,
  ],
  // A press toggles the box.
  never: ({ context: { wanted } }, event) =>
    event.type === 'choice.made' && event.choice['popup'] === wanted['Reaction']?.popup,
  maxPairs: 60,
  observe: ({ context: { wanted, known, pending, sent, reason } }) => ({
    hasPopup: wanted['Reaction']?.popup ?? null,
    isChanged: wanted !== known,
    pending: { ...pending },
    sent: { ...sent },
    reason,
  }),
  optimistic: { hasPopup: ({ context: { known } }) => known['Reaction']?.popup ?? null, pending: () => ({}) },
  invariants: {
    'a failure restores the preferences of the server': ({ value, context: { wanted, known } }) =>
      value !== 'failed' || wanted === known,
    'a clean form has no pending changes': ({ value, context: { pending } }) =>
      value !== 'clean' || Object.keys(pending).length === 0,
  },
});
