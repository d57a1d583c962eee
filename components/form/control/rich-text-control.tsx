import { useEffect, useRef } from 'react';
import { MarkdownEditor } from '#components/composer/editor/markdown-editor.tsx';
import type { EditorHandle } from '#components/composer/editor/use-editor-text.ts';
import { useMay } from '#components/shell/site/site-context.tsx';
import { ControlBox, ControlFrame } from './control-frame.tsx';
import { asText, type ControlProps, isDisabled, metaOf } from './control-props.ts';
import * as styles from './rich-text-control.css.ts';

/** The editor of posts as a field: Markdown with tools, uploads and a preview. Ctrl+Enter sends the form. */
export const RichTextControl = (props: ControlProps) => {
  const { field, form } = props;
  const may = useMay();
  const { placeholder } = metaOf(field);
  const value = asText(field.value);
  const editor = useRef<EditorHandle>(null);
  const written = useRef(value);
  useEffect(() => {
    if (written.current === value) return;
    written.current = value;
    editor.current?.replace(() => value);
  }, [value]);
  const isLocked = isDisabled(field) || form.isBusy;
  return (
    <ControlFrame {...props}>
      {({ onBlur, ...wiring }) => (
        <ControlBox className={styles.frame} onLeave={onBlur}>
          <MarkdownEditor
            text={value}
            onText={(text) => {
              written.current = text;
              form.change(field.path, text);
            }}
            onPost={() => document.getElementById(wiring.id)?.closest('form')?.requestSubmit()}
            wiring={{ ...wiring, readOnly: isLocked }}
            size="small"
            mayUpload={may('uploads.add') && !isLocked}
            handle={editor}
            {...(placeholder !== undefined && { placeholder })}
          />
        </ControlBox>
      )}
    </ControlFrame>
  );
};
