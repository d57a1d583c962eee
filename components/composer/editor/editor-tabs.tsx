import { type KeyboardEvent, useRef } from 'react';
import { t } from '#api/translations.ts';
import * as styles from './markdown-editor.css.ts';

/** The tabs of the editor: writing and preview. */
export type EditorTab = 'write' | 'preview';

const tabs: readonly EditorTab[] = ['write', 'preview'];

/** Switches between writing and preview: one tab stop, with arrow keys between the two tabs. */
export function EditorTabs({ tab, onTab, panel }: { tab: EditorTab; onTab: (tab: EditorTab) => void; panel: string }) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const other = tab === 'write' ? 'preview' : 'write';
    onTab(other);
    list.current?.querySelector<HTMLButtonElement>(`[data-tab="${other}"]`)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={t('composer.editor.label')} className={styles.tabs} onKeyDown={move}>
      {tabs.map((id) => (
        <button
          key={id}
          id={`${panel}-${id}`}
          data-tab={id}
          type="button"
          role="tab"
          aria-selected={tab === id}
          aria-controls={panel}
          tabIndex={tab === id ? 0 : -1}
          className={styles.tab}
          onClick={() => onTab(id)}
        >
          {t(`composer.editor.${id}`)}
        </button>
      ))}
    </div>
  );
}
