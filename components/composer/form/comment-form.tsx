import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { t } from '#api/translations.ts';
import { DraftStatus } from '#components/composer/draft/draft-status.tsx';
import { createFormHandlers } from '#components/composer/draft/form-handlers.ts';
import { OtherCopy } from '#components/composer/draft/other-copy.tsx';
import { MarkdownEditor } from '#components/composer/editor/markdown-editor.tsx';
import type { EditorHandle } from '#components/composer/editor/use-editor-text.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import { useMay } from '#components/shell/site/site-context.tsx';
import * as styles from './composer.css.ts';
import { ComposerProblem } from './composer-problem.tsx';
import type { OpenDraft } from './create-comment-location.tsx';
import { type Composer, type ComposerInput, useComposer } from './use-composer.ts';

/** The interface texts of a comment form. */
export interface CommentFormTexts {
  /** The accessible name of the text area, such as "Your comment" or "Your reply to Ana". */
  readonly label: string;
  readonly title?: string | undefined;
  readonly placeholder?: string;
  readonly post: string;
  readonly problem: string;
  readonly discard?: string;
  /** The reason why an empty text cannot be posted. */
  readonly nothing?: string;
}

interface CommentFormProps extends ComposerInput {
  readonly words: CommentFormTexts;
  readonly isInline?: boolean;
  readonly focus?: { readonly start: number; readonly end: number };
  /** Closes the form. Its text is preserved. */
  readonly onClose?: (() => void) | undefined;
  readonly onEditor?: (handle: RefObject<EditorHandle | null>) => void;
  /** Renders content below the text, such as files. Its changes are stored with the text. */
  readonly below?: (composer: Composer) => ReactNode;
  /** Receives whether there is a draft, and the function that discards it. */
  readonly onDraft?: (draft: OpenDraft) => void;
}

/** The form in which a comment is written or edited. Closing it preserves its text. */
export function CommentForm(props: CommentFormProps) {
  const composer = useComposer(props);
  const { onEditor } = props;
  const { isOpening, isEmpty } = composer.keeping;
  const hear = useRef(props.onDraft);
  hear.current = props.onDraft;
  const { discard } = composer;
  useEffect(() => hear.current?.({ isThere: !isEmpty, discard }), [isEmpty, discard]);
  const ready = useRef(onEditor);
  ready.current = onEditor;
  useEffect(() => {
    if (!isOpening) ready.current?.(composer.editor);
  }, [isOpening, composer.editor]);
  return <CommentFormView composer={composer} {...props} />;
}

/** The view of the comment form, which renders any state of its machines. */
export function CommentFormView({ composer, words, isInline = false, focus, onClose, below }: CommentFormViewProps) {
  const { keeping, submission, editor } = composer;
  const may = useMay();
  const titleId = useId();
  const { change, post, submit } = createFormHandlers(composer);
  return (
    <form
      className={classNames(styles.form, isInline && styles.inline)}
      onSubmit={submit}
      {...(words.title && { 'aria-labelledby': titleId })}
      noValidate
    >
      {words.title && (
        <h3 id={titleId} className={styles.title}>
          {words.title}
        </h3>
      )}
      <OtherCopy keeping={keeping} />
      <Field label={words.label} labelHidden error={submission.errorOf('body')}>
        {(wiring) => (
          <MarkdownEditor
            text={keeping.writing.body}
            onText={(body) => change({ ...keeping.writing, body }, 'body')}
            onPost={post}
            wiring={wiring}
            size={isInline ? 'small' : 'medium'}
            mayUpload={may('uploads.add')}
            focus={focus}
            handle={editor}
            placeholder={isInline ? '' : (words.placeholder ?? t('discussion.writing.placeholder'))}
          />
        )}
      </Field>
      {below?.(composer)}
      <ComposerProblem submission={submission} title={words.problem} />
      <div className={styles.footer}>
        <DraftStatus keeping={keeping} discardWords={words.discard ?? t('composer.act.discard')} />
        <div className={styles.buttons}>
          {onClose && <Button onClick={onClose}>{t('composer.act.close')}</Button>}
          <Button
            variant="primary"
            {...submission.getSubmitProps()}
            disabledReason={keeping.isEmpty ? (words.nothing ?? t('composer.comment.nothing')) : undefined}
          >
            {words.post}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** The props of `CommentFormView`. */
export interface CommentFormViewProps {
  readonly composer: Composer;
  readonly words: CommentFormTexts;
  readonly isInline?: boolean;
  readonly focus?: { readonly start: number; readonly end: number } | undefined;
  readonly onClose?: (() => void) | undefined;
  readonly below?: ((composer: Composer) => ReactNode) | undefined;
}
