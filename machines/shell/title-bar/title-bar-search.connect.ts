import type { SnapshotFrom } from 'xstate';
import { t } from '#api/translations.ts';
import { type HeardKey, isComposing } from '#machines/is-composing.ts';
import { type FocusMove, hasLeft } from '#machines/shell/page/focus-move.ts';
import { stateProps } from '#machines/state-name.ts';
import type { TitleBarSearchEvent, titleBarSearchMachine } from './title-bar-search.machine.ts';

type Snapshot = SnapshotFrom<typeof titleBarSearchMachine>;

/** A key press in the search field. */
interface KeyPress extends HeardKey {
  readonly key: string;
  preventDefault(): void;
  stopPropagation(): void;
}

/**
 * Maps the snapshot of the title bar's search to props: a combobox with manual selection
 * (docs/behavior/shell.md#title-bar-search). `id` is the ID of the field, from which the IDs of the list and the
 * options are derived.
 */
export function connectTitleBarSearch(snapshot: Snapshot, send: (event: TitleBarSearchEvent) => void, id: string) {
  const { text, suggestions, active } = snapshot.context;
  const isOpen = snapshot.hasTag('open');
  const isListed = snapshot.hasTag('listed');
  const isChoosing = snapshot.matches({ open: { listed: 'choosing' } });
  const hasFailed = snapshot.hasTag('error');
  const [listId, optionId] = [`${id}-list`, (option: number) => `${id}-option-${option}`];
  const keys: Record<string, () => void> = {
    ArrowDown: () => send({ type: 'option.advanced' }),
    ArrowUp: () => send({ type: 'option.receded' }),
    Enter: () => send(isChoosing ? { type: 'option.chosen', option: active } : { type: 'search.submitted' }),
    Escape: () => send({ type: 'escape.pressed' }),
  };
  return {
    isOpen,
    isListed,
    hasFailed,
    text,
    options: [{ name: text.trim(), url: '' }, ...suggestions],
    status: snapshot.matches({ open: { listed: 'suggesting' } })
      ? t('shell.suggestions.count', { count: suggestions.length })
      : '',
    retry: () => send({ type: 'retry.requested' }),
    clear: () => send({ type: 'text.edited', text: '' }),
    getRootProps: () => ({
      ...stateProps(snapshot),
      onBlur: (move: FocusMove) => {
        if (hasLeft(move)) send({ type: 'focus.left' });
      },
    }),
    getButtonProps: () => ({ 'aria-expanded': isOpen, onClick: () => send({ type: 'search.opened' }) }),
    getCancelProps: () => ({ onClick: () => send({ type: 'search.closed' }) }),
    getFormProps: () => ({
      action: '/search',
      onSubmit: (event: { preventDefault(): void }) => {
        event.preventDefault();
        send({ type: 'search.submitted' });
      },
    }),
    getInputProps: () => ({
      id,
      role: 'combobox' as const,
      name: 'query',
      'aria-label': t('shell.suggestions.field'),
      'aria-autocomplete': 'list' as const,
      'aria-expanded': isListed,
      'aria-controls': listId,
      ...(isChoosing && { 'aria-activedescendant': optionId(active) }),
      autoComplete: 'off',
      value: text,
      onChange: ({ target }: { target: { value: string } }) => send({ type: 'text.edited', text: target.value }),
      onKeyDown: (press: KeyPress) => {
        const act = isComposing(press) ? undefined : keys[press.key];
        if (!act) return;
        press.preventDefault();
        press.stopPropagation();
        act();
      },
    }),
    getListProps: () => ({
      id: listId,
      role: 'listbox' as const,
      'aria-label': t('shell.suggestions.label'),
      'aria-busy': snapshot.hasTag('busy'),
      hidden: !isListed,
      // The field retains the focus while an option is clicked.
      onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
    }),
    getOptionProps: (option: number) => ({
      id: optionId(option),
      role: 'option' as const,
      'aria-selected': isChoosing && option === active,
      'aria-setsize': suggestions.length + 1,
      'aria-posinset': option + 1,
      onClick: () => send({ type: 'option.chosen', option }),
    }),
  };
}
