import type { SnapshotFrom } from 'xstate';
import { t } from '#api/translations.ts';
import { stateProps } from '#machines/state-name.ts';
import type { SuggestionEvent, suggestionMachine } from './suggestion.machine.ts';

type Snapshot = SnapshotFrom<typeof suggestionMachine>;

const announcementIn = (snapshot: Snapshot): string => {
  const { options, active } = snapshot.context;
  const option = options[active];
  if (snapshot.matches('open'))
    return option
      ? t('composer.suggestion.active', { name: option.label, place: active + 1, total: options.length })
      : t('composer.suggestion.count', { count: options.length });
  return snapshot.matches('nothing') ? t('composer.suggestion.nothing') : '';
};

const eventFor = (key: string, snapshot: Snapshot): SuggestionEvent | undefined => {
  const { text, active } = snapshot.context;
  const isOpen = snapshot.matches('open');
  if (key === 'Escape') {
    if (!snapshot.matches('closed')) return { type: 'list.closed' };
    return text === '' ? undefined : { type: 'text.cleared' };
  }
  if (key === 'ArrowDown')
    return isOpen ? { type: 'option.next' } : snapshot.matches('closed') ? { type: 'list.opened' } : undefined;
  if (!isOpen) return undefined;
  if (key === 'ArrowUp') return { type: 'option.previous' };
  if (key === 'Enter') return { type: 'option.chosen' };
  return key === ',' && active === -1 && text.trim() ? { type: 'option.chosen' } : undefined;
};

/**
 * Maps a snapshot of a suggestion field to props: a combobox, its list and options, and a live region
 * (docs/behavior/composer.md#tag-and-category-suggestions).
 */
export function connectSuggestion(snapshot: Snapshot, send: (event: SuggestionEvent) => void, listID: string) {
  const { text, options, active } = snapshot.context;
  const isOpen = snapshot.matches('open');
  const takeKey = (key: string): boolean => {
    const event = eventFor(key, snapshot);
    if (event) send(event);
    return event !== undefined;
  };
  return {
    text,
    options,
    isOpen,
    isNothing: snapshot.matches('nothing'),
    hasFailed: snapshot.matches('failed'),
    isBusy: snapshot.hasTag('busy'),
    takeKey,
    leave: () => {
      if (!snapshot.matches('closed') && !snapshot.matches('failed')) send({ type: 'list.closed' });
    },
    open: () => {
      if (snapshot.matches('closed')) send({ type: 'list.opened' });
    },
    retry: () => send({ type: 'retry.requested' }),
    getRootProps: () => stateProps(snapshot),
    getInputProps: () => ({
      role: 'combobox' as const,
      'aria-expanded': isOpen,
      'aria-controls': listID,
      'aria-autocomplete': 'list' as const,
      ...(isOpen && active >= 0 && { 'aria-activedescendant': `${listID}-${active}` }),
      autoComplete: 'off',
      value: text,
    }),
    edit: (next: string) => send({ type: 'text.edited', text: next }),
    getListProps: (label: string) => ({ id: listID, role: 'listbox' as const, 'aria-label': label, hidden: !isOpen }),
    getOptionProps: (place: number) => ({
      id: `${listID}-${place}`,
      role: 'option' as const,
      tabIndex: -1,
      'aria-selected': place === active,
      'aria-posinset': place + 1,
      'aria-setsize': options.length,
      onClick: () => send({ type: 'option.chosen', place }),
    }),
    getAnnouncerProps: () => ({ role: 'status' as const, children: announcementIn(snapshot) }),
  };
}
