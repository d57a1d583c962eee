import { type ComponentProps, type ReactNode, useId, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { t } from '#api/translations.ts';
import * as styles from '#components/composer/form/composer.css.ts';
import { Button } from '#components/primitives/form/button.tsx';
import type { FieldWiring } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { connectSuggestion } from '#machines/composer/editor/suggestion.connect.ts';
import { type SuggestedOption, suggestionMachine } from '#machines/composer/editor/suggestion.machine.ts';
import { isComposing } from '#machines/is-composing.ts';
import { visuallyHidden } from '#theme/layout/layout.css.ts';

/** The props of a suggestion field. `find` searches for options; `onOption` receives the chosen one. */
export interface SuggestionFieldProps {
  readonly wiring: FieldWiring & Pick<ComponentProps<'input'>, 'disabled' | 'readOnly' | 'placeholder'>;
  /** The accessible name of the list, such as "Tags". */
  readonly label: string;
  readonly find: (text: string, signal: AbortSignal) => Promise<readonly SuggestedOption[]>;
  readonly onOption: (option: SuggestedOption) => void;
  readonly isHidden?: boolean;
  readonly nothing?: ReactNode;
  /** Whether a press on the empty field opens the list. By default only the arrow key does. */
  readonly opensOnPress?: boolean;
}

/** A text field with a list of suggestions for its text. No option is selected automatically. */
export function SuggestionField({ wiring, label, find, onOption, isHidden = false, ...options }: SuggestionFieldProps) {
  const { nothing, opensOnPress = false } = options;
  const latest = useRef({ find, onOption });
  latest.current = { find, onOption };
  const machine = useMemo(
    () =>
      suggestionMachine.provide({
        actors: {
          findOptions: fromPromise<readonly SuggestedOption[], { text: string }>(({ input: { text }, signal }) =>
            latest.current.find(text, signal),
          ),
        },
        actions: { takeOption: (_, { option }) => option && latest.current.onOption(option) },
      }),
    [],
  );
  const [snapshot, send] = useMachine(machine);
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  const suggestion = connectSuggestion(snapshot, send, list);
  return (
    <div {...suggestion.getRootProps()} hidden={isHidden}>
      <Input
        {...wiring}
        {...suggestion.getInputProps()}
        ref={input}
        maxLength={100}
        onBlur={suggestion.leave}
        {...(opensOnPress && { onClick: suggestion.open })}
        onChange={({ currentTarget }) => suggestion.edit(currentTarget.value)}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (suggestion.takeKey(event.key) || event.key === 'Enter') event.preventDefault();
        }}
      />
      <div {...suggestion.getAnnouncerProps()} className={visuallyHidden} />
      <div {...suggestion.getListProps(label)} className={styles.suggestions}>
        {suggestion.isOpen &&
          suggestion.options.map(({ key, label: words, note }, place) => (
            <div
              key={key}
              className={styles.suggestion}
              onPointerDown={(event) => event.preventDefault()}
              {...suggestion.getOptionProps(place)}
            >
              {words}
              {note && <div className={styles.suggestionNote}>{note}</div>}
            </div>
          ))}
      </div>
      {suggestion.isNothing && <div className={styles.status}>{nothing ?? t('composer.suggestion.nothing')}</div>}
      {suggestion.hasFailed && (
        <div className={styles.status} role="alert">
          {t('composer.suggestion.failed')}
          <Button
            size="small"
            variant="text"
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => {
              suggestion.retry();
              input.current?.focus();
            }}
          >
            {t('composer.act.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
