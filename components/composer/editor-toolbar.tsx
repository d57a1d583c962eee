import { Bold, Code, Heading, ImagePlus, Italic, Link2, List, ListOrdered, Quote } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useDirection } from '#components/primitives/direction-context.tsx';
import { IconButton } from '#components/primitives/icon-button.tsx';
import type { MarkdownTool } from '#machines/composer/markdown-edit.ts';
import * as styles from './markdown-editor.css.ts';

const size = 18;

const tools: readonly { tool: MarkdownTool; label: string; keys?: string; icon: ReactNode }[] = [
  { tool: 'bold', label: 'Bold', keys: 'Control+B', icon: <Bold size={size} /> },
  { tool: 'italic', label: 'Italic', keys: 'Control+I', icon: <Italic size={size} /> },
  { tool: 'link', label: 'Link', keys: 'Control+K', icon: <Link2 size={size} /> },
  { tool: 'quote', label: 'Quote', icon: <Quote size={size} /> },
  { tool: 'code', label: 'Code', icon: <Code size={size} /> },
  { tool: 'list', label: 'List', icon: <List size={size} /> },
  { tool: 'numbers', label: 'Numbered list', icon: <ListOrdered size={size} /> },
  { tool: 'heading', label: 'Heading', icon: <Heading size={size} /> },
];

const nextPlace = (key: string, at: number, count: number, isMirrored: boolean): number | undefined => {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  return step === undefined ? undefined : (at + (isMirrored ? -step : step) + count) % count;
};

/** The tools of the editor: one stop of the Tab key, arrows between them (WAI-ARIA toolbar). */
export function EditorToolbar({ controls, hidden, onTool, onFiles }: EditorToolbarProps) {
  const [at, setAt] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const isMirrored = useDirection() === 'rtl';
  const count = tools.length + (onFiles ? 1 : 0);
  const move = (event: KeyboardEvent) => {
    const to = nextPlace(event.key, at, count, isMirrored);
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
      aria-label="Formatting"
      aria-controls={controls}
      className={styles.tools}
      hidden={hidden}
      onKeyDown={move}
    >
      {tools.map(({ tool, label, keys, icon }, place) => (
        <IconButton
          key={tool}
          label={label}
          icon={icon}
          title={keys ? `${label} (${keys.replace('Control', 'Ctrl')})` : label}
          {...(keys && { 'aria-keyshortcuts': keys })}
          {...stop(place)}
          onClick={() => onTool(tool)}
        />
      ))}
      {onFiles && <ImageTool {...stop(tools.length)} onFiles={onFiles} />}
    </div>
  );
}

interface EditorToolbarProps {
  readonly controls: string;
  readonly hidden: boolean;
  readonly onTool: (tool: MarkdownTool) => void;
  readonly onFiles: ((files: readonly File[]) => void) | undefined;
}

/** Chooses pictures to be uploaded. */
function ImageTool({ onFiles, ...stop }: ImageToolProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        label="Upload an image"
        title="Upload an image"
        icon={<ImagePlus size={size} />}
        {...stop}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        accept="image/*"
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

interface ImageToolProps {
  readonly tabIndex: number;
  readonly onFocus: () => void;
  readonly onFiles: (files: readonly File[]) => void;
}
