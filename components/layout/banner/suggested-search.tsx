import { X } from 'lucide-react';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { t } from '#api/translations.ts';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import { Suggestions, useTitleBarSearch } from '#components/shell/title-bar/title-bar-search.tsx';
import { visuallyHidden } from '#theme/layout/layout.css.ts';
import * as styles from './search-box.css.ts';
import { SearchSubmit } from './search-submit.tsx';

/** The props of a search field with suggestions. `plain` is the field that it replaces, with the text typed so far. */
export interface SuggestedSearchProps {
  readonly placeholder?: string;
  readonly plain?: RefObject<HTMLInputElement | null>;
  readonly defaultOpen?: boolean;
}

/**
 * A search field with suggestions. It is always open, unlike the one in the title bar, which has the same machine
 * (docs/behavior/search.md#search-box).
 */
export function SuggestedSearch({ placeholder, plain, defaultOpen = false }: SuggestedSearchProps) {
  const [typed] = useState(() => plain?.current?.value ?? '');
  const found = useTitleBarSearch(defaultOpen);
  const { field, text, clear, status, send, getRootProps, getFormProps, getInputProps } = found;
  const { onChange, ...input } = getInputProps();
  useLayoutEffect(() => {
    if (typed === '') return;
    send({ type: 'search.opened' });
    send({ type: 'text.edited', text: typed });
  }, [typed, send]);
  return (
    <div {...getRootProps()}>
      <form {...getFormProps()} className={styles.form}>
        <div className={styles.frame}>
          <input
            {...input}
            ref={field}
            type="text"
            dir="auto"
            className={styles.field}
            placeholder={placeholder || t('search.banner.placeholder')}
            onFocus={() => send({ type: 'search.opened' })}
            onChange={(event) => {
              // After Escape the search is closed, and the field still has the focus.
              send({ type: 'search.opened' });
              onChange(event);
            }}
          />
          {text && (
            <IconButton
              label={t('shell.suggestions.clear')}
              icon={<X size={16} />}
              onClick={() => {
                clear();
                field.current?.focus();
              }}
            />
          )}
        </div>
        <SearchSubmit />
        <Suggestions {...found} />
        <p role="status" className={visuallyHidden}>
          {status}
        </p>
      </form>
    </div>
  );
}
