import type { SnapshotFrom } from 'xstate';
import { t } from '#api/translations.ts';
import { stateProps } from '#machines/state-name.ts';
import type { MentionSuggestionEvent, mentionSuggestionMachine } from './mention-suggestion.machine.ts';

type Snapshot = SnapshotFrom<typeof mentionSuggestionMachine>;

const keys: Readonly<Record<string, MentionSuggestionEvent['type']>> = {
  ArrowDown: 'option.next',
  ArrowUp: 'option.previous',
  Enter: 'option.chosen',
  Tab: 'option.chosen',
  Escape: 'list.closed',
};

const announcementIn = (snapshot: Snapshot): string => {
  const { members, active } = snapshot.context;
  if (snapshot.matches({ searching: 'open' }))
    return t('composer.suggestion.active', {
      name: members[active]?.name ?? '',
      place: active + 1,
      total: members.length,
    });
  if (snapshot.matches({ searching: 'nobody' })) return t('composer.mention.nobody');
  return snapshot.matches({ searching: 'failed' }) ? t('composer.mention.failed') : '';
};

/**
 * Maps a snapshot of the mention suggestions to props. The text area retains its focus and role
 * (docs/behavior/composer.md#mention-suggestions): it handles the keys and references the list, and a live region
 * announces the active member. `listID` is the ID of the list's element.
 */
export function connectMentionSuggestion(
  snapshot: Snapshot,
  send: (event: MentionSuggestionEvent) => void,
  listID: string,
) {
  const { members, active, text } = snapshot.context;
  const isOpen = snapshot.matches({ searching: 'open' });
  const isShown = snapshot.hasTag('open') || (snapshot.matches('searching') && members.length > 0);
  const hasList = isShown && members.length > 0 && !snapshot.hasTag('error');
  const isCalm = snapshot.matches('closed');
  return {
    isShown,
    isFailed: snapshot.hasTag('error'),
    isNobody: snapshot.matches({ searching: 'nobody' }),
    members: snapshot.hasTag('error') ? [] : members,
    /** Reports the mention before the caret; undefined when there is none. */
    typed: (mention: string | undefined) => {
      if (mention === undefined) return isCalm ? undefined : send({ type: 'mention.left' });
      if (mention !== text && !snapshot.matches('dismissed')) send({ type: 'mention.typed', text: mention });
      return undefined;
    },
    /** Handles a key that operates the list. Returns false when the key belongs to the text. */
    takeKey: (key: string): boolean => {
      const type = keys[key];
      if (!type || !(isOpen || (type === 'list.closed' && snapshot.matches('searching')))) return false;
      send({ type } as MentionSuggestionEvent);
      return true;
    },
    getRootProps: () => stateProps(snapshot),
    getTextProps: () => ({ 'aria-haspopup': 'listbox' as const, ...(hasList && { 'aria-controls': listID }) }),
    getListProps: () => ({
      id: listID,
      role: 'listbox' as const,
      'aria-label': t('composer.mention.list'),
      'aria-busy': snapshot.hasTag('busy'),
    }),
    getOptionProps: (place: number) => ({
      id: `mentionSuggestion${members[place]?.userID}`,
      role: 'option' as const,
      tabIndex: -1,
      'aria-selected': isOpen && place === active,
      'aria-posinset': place + 1,
      'aria-setsize': members.length,
      onClick: () => send({ type: 'option.chosen', place }),
    }),
    getAnnouncerProps: () => ({ role: 'status' as const, children: announcementIn(snapshot) }),
  };
}

/** The state of the mention suggestions, as views use it. */
export type MentionSuggestion = ReturnType<typeof connectMentionSuggestion>;
