import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { UploadProgress } from '#components/composer/media/upload-progress.tsx';
import { useFileUpload } from '#components/composer/media/use-file-upload.ts';
import type { FieldWiring } from '#components/primitives/form/field.tsx';
import { Textarea } from '#components/primitives/form/textarea.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { insertPasted } from '#machines/composer/editor/insert-pasted.ts';
import { applyTool, continueLine, type MarkdownTool } from '#machines/composer/editor/markdown-edit.ts';
import { mentionBefore } from '#machines/composer/editor/mention-lookup.ts';
import { acceptOf, uploadLimitsOf } from '#machines/composer/media/upload-check.ts';
import { isComposing } from '#machines/is-composing.ts';
import { EditorPreview } from './editor-preview.tsx';
import { type EditorTab, EditorTabs } from './editor-tabs.tsx';
import { EditorToolbar } from './editor-toolbar.tsx';
import * as styles from './markdown-editor.css.ts';
import { MentionSuggestion } from './mention-suggestion.tsx';
import { pastedMarkdown } from './pasted-markdown.ts';
import { type EditorHandle, textIn, useEditorText } from './use-editor-text.ts';
import { useMentionSuggestion } from './use-mention-suggestion.ts';

const shortcuts: Readonly<Record<string, MarkdownTool>> = { b: 'bold', i: 'italic', k: 'link' };

/**
 * The props of the Markdown editor. `text` is the initial text; `onText` is called on every change. Other texts are set
 * through `handle`.
 */
export interface MarkdownEditorProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onPost: () => void;
  readonly wiring: FieldWiring & { readonly readOnly?: boolean };
  readonly placeholder?: string;
  readonly size?: 'small' | 'medium' | 'large';
  readonly mayUpload: boolean;
  /** Focuses the text area on mount, with a selection if text was entered before. */
  readonly focus?: { readonly start: number; readonly end: number } | undefined;
  readonly handle?: RefObject<EditorHandle | null>;
  readonly onEscape?: () => void;
}

/**
 * A plain text area for Markdown with tools, shortcuts and a preview. All of it is operable by keyboard, and Tab leaves
 * it.
 */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { text, onText, wiring, size = 'medium', mayUpload, focus, handle, placeholder } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const [tab, setTab] = useState<EditorTab>('write');
  const [isDropping, setIsDropping] = useState(false);
  const panel = useId();
  const editor = useEditorText(area, text, onText);
  const limits = uploadLimitsOf(useSite().settings);
  const upload = useFileUpload(editor, limits);
  const mention = useMentionSuggestion(editor);
  const lookForMention = () => area.current && mention.typed(mentionBefore(textIn(area.current)));
  useFirstFocus(area, focus);
  useEffect(() => {
    if (handle) handle.current = editor;
  });
  const isWriting = tab === 'write';
  const take = (data: DataTransfer): boolean => {
    const files = mayUpload ? [...data.files] : [];
    upload.choose(files);
    return files.length > 0;
  };
  const drop = (event: DragEvent) => {
    setIsDropping(false);
    if (take(event.dataTransfer)) event.preventDefault();
  };
  const paste = (event: ClipboardEvent) => {
    const { clipboardData: data } = event;
    const [html, words] = [data.getData('text/html'), data.getData('text/plain')];
    const markdown = html && pastedMarkdown(html, words);
    if (markdown) editor.apply((now) => insertPasted(now, markdown, words));
    // Word processors also put an image of the text on the clipboard.
    const isText = html !== '' && words.trim() !== '';
    if (markdown || (!isText && take(data))) event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is the pointer's way to what the toolbar does
    <div
      className={styles.editor}
      data-invalid={wiring['aria-invalid']}
      data-dropping={isDropping || undefined}
      onDragOver={(event) => mayUpload && event.dataTransfer.types.includes('Files') && setIsDropping(true)}
      onDragLeave={() => setIsDropping(false)}
      onDrop={drop}
    >
      <div className={styles.bar}>
        <EditorTabs tab={tab} onTab={setTab} panel={panel} />
        <EditorToolbar
          controls={wiring.id}
          hidden={!isWriting}
          onTool={(tool) => editor.apply((now) => applyTool(tool, now))}
          onFiles={mayUpload ? upload.choose : undefined}
          accept={acceptOf(limits)}
        />
      </div>
      <div id={panel} role="tabpanel" aria-labelledby={`${panel}-${tab}`}>
        <Textarea
          {...wiring}
          {...mention.getTextProps()}
          ref={area}
          defaultValue={text}
          hidden={!isWriting}
          className={styles.area}
          data-size={size}
          // An empty text has no direction, so its placeholder has the direction of the page.
          dir={text === '' ? undefined : 'auto'}
          spellCheck
          placeholder={placeholder}
          onInput={() => {
            editor.typed();
            lookForMention();
          }}
          onSelect={lookForMention}
          onBlur={() => mention.typed(undefined)}
          onKeyDown={(event) => onKey(event, editor, props, mention.takeKey)}
          onBeforeInput={(event) => onHistoryInput(event.nativeEvent as InputEvent, event, editor)}
          onPaste={paste}
        />
        <MentionSuggestion suggestion={mention} />
        {!isWriting && (
          <div className={styles.preview}>
            <EditorPreview body={area.current?.value ?? text} />
          </div>
        )}
      </div>
      <UploadProgress upload={upload} />
    </div>
  );
}

function onKey(
  event: KeyboardEvent<HTMLTextAreaElement>,
  editor: EditorHandle,
  { onPost, onEscape }: MarkdownEditorProps,
  takeKey: (key: string) => boolean,
) {
  if (isComposing(event)) return;
  if (!event.shiftKey && !event.ctrlKey && !event.metaKey && takeKey(event.key)) {
    event.preventDefault();
    return event.stopPropagation();
  }
  const key = event.key.toLowerCase();
  const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
  const act = (verb: () => void) => {
    event.preventDefault();
    verb();
  };
  if (key === 'escape' && onEscape) return onEscape();
  if (isCommand && key === 'enter') return act(onPost);
  if (isCommand && key === 'z') return act(event.shiftKey ? editor.redo : editor.undo);
  if (isCommand && key === 'y') return act(editor.redo);
  const tool = isCommand && !event.shiftKey ? shortcuts[key] : undefined;
  if (tool) return act(() => editor.apply((now) => applyTool(tool, now)));
  if (key !== 'enter' || event.shiftKey || isCommand) return;
  const edit = continueLine(textIn(event.currentTarget));
  if (edit) act(() => editor.apply(() => edit));
}

/** Handles undo and redo from a menu or by shaking a phone. */
function onHistoryInput({ inputType }: InputEvent, event: { preventDefault(): void }, editor: EditorHandle) {
  if (inputType !== 'historyUndo' && inputType !== 'historyRedo') return;
  event.preventDefault();
  if (inputType === 'historyUndo') editor.undo();
  else editor.redo();
}

function useFirstFocus(area: RefObject<HTMLTextAreaElement | null>, focus: MarkdownEditorProps['focus']) {
  const first = useRef(focus);
  useEffect(() => {
    if (!first.current || !area.current) return;
    area.current.focus({ preventScroll: false });
    area.current.setSelectionRange(first.current.start, first.current.end);
  }, [area]);
}
