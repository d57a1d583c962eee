import { Bold, Code, Heading, Italic, Link2, List, ListOrdered, Paperclip, Quote } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useDeferredValue, useRef, useState } from 'react';
import { t } from '#api/translations.ts';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import { getNextFocusIndex } from '#components/primitives/navigation/next-focus-index.ts';
import { useDirection } from '#components/primitives/text/direction-context.tsx';
import type { MarkdownTool } from '#machines/composer/editor/markdown-edit.ts';
import * as styles from './markdown-editor.css.ts';

const size = 18;

const tools: readonly { tool: MarkdownTool; key?: string; icon: ReactNode }[] = [
  { tool: 'bold', key: 'B', icon: <Bold size={size} /> },
  { tool: 'italic', key: 'I', icon: <Italic size={size} /> },
  { tool: 'link', key: 'K', icon: <Link2 size={size} /> },
  { tool: 'quote', icon: <Quote size={size} /> },
  { tool: 'code', icon: <Code size={size} /> },
  { tool: 'list', icon: <List size={size} /> },
  { tool: 'numbers', icon: <ListOrdered size={size} /> },
  { tool: 'heading', icon: <Heading size={size} /> },
];

const titleOf = (tool: MarkdownTool, key: string | undefined): string => {
  const name = t(`composer.tool.${tool}`);
  return key ? t('composer.tool.with-key', { tool: name, key }) : name;
};

/**
 * The toolbar of the editor: one tab stop, with arrow keys between the buttons (WAI-ARIA toolbar). Placeholders render
 * with the editor, so that it accepts input immediately; the buttons render in a deferred update.
 */
export function EditorToolbar({ controls, hidden, onTool, onFiles, accept }: EditorToolbarProps) {
  const [at, setAt] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const isMirrored = useDirection() === 'rtl';
  const isThere = useDeferredValue(true, false);
  const count = tools.length + (onFiles ? 1 : 0);
  const move = (event: KeyboardEvent) => {
    const to = getNextFocusIndex(event.key, at, count, isMirrored);
    if (to === undefined) return;
    event.preventDefault();
    setAt(to);
    bar.current?.querySelectorAll('button')[to]?.focus();
  };
  const stop = (place: number) => ({ tabIndex: place === at ? 0 : -1, onFocus: () => setAt(place) });
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={t('composer.tool.label')}
      aria-controls={controls}
      className={styles.tools}
      hidden={hidden}
      onKeyDown={move}
    >
      {isThere ? (
        <>
          {tools.map(({ tool, key, icon }, place) => (
            <IconButton
              key={tool}
              label={t(`composer.tool.${tool}`)}
              icon={icon}
              title={titleOf(tool, key)}
              {...(key && { 'aria-keyshortcuts': `Control+${key}` })}
              {...stop(place)}
              onClick={() => onTool(tool)}
            />
          ))}
          {onFiles && <FileTool {...stop(tools.length)} onFiles={onFiles} accept={accept} />}
        </>
      ) : (
        Array.from({ length: count }, (_, place) => (
          <span key={tools[place]?.tool ?? 'file'} className={styles.place} />
        ))
      )}
    </div>
  );
}

interface EditorToolbarProps {
  readonly controls: string;
  readonly hidden: boolean;
  readonly onTool: (tool: MarkdownTool) => void;
  readonly onFiles: ((files: readonly File[]) => void) | undefined;
  /** The selectable file types, as the `accept` attribute of a file input. */
  readonly accept?: string | undefined;
}

/** The button that selects files to upload. */
function FileTool({ onFiles, accept, ...stop }: FileToolProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        label={t('composer.tool.file')}
        title={t('composer.tool.file')}
        icon={<Paperclip size={size} />}
        {...stop}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple
        hidden
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}

interface FileToolProps {
  readonly tabIndex: number;
  readonly onFocus: () => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly accept: string | undefined;
}
