import { use, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { t } from '#api/translations.ts';
import { deviceTextStore } from '#components/composer/draft/device-text-store.ts';
import { parseWritingLocation } from '#components/composer/draft/draft-address.ts';
import { DraftHint } from '#components/composer/draft/draft-hint.tsx';
import { TextStoreContext } from '#components/composer/draft/text-store-context.ts';
import { useServerDrafts } from '#components/composer/draft/use-server-drafts.ts';
import { takeEarlyText } from '#components/composer/editor/early-text.ts';
import { afterPaint } from '#components/primitives/runtime/after-paint.ts';
import { preloadable } from '#components/primitives/runtime/preloadable.ts';
import { usePartLoad } from '#components/primitives/runtime/use-part-load.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { withTranslations } from '#components/primitives/text/with-translations.ts';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import { hasStoredText, subscribeToStoredTexts } from '#machines/composer/draft/stored-text-index.ts';
import { blankWriting, writingKey } from '#machines/composer/form/writing.ts';
import { visuallyHidden } from '#theme/layout/layout.css.ts';
import * as styles from './composer.css.ts';
import { SignInToComment } from './sign-in-to-comment.tsx';
import { useCommentTarget } from './use-comment-target.ts';
import { useTab } from './use-tab.ts';
import { useIsWritingAt, useWriting } from './writing-context.tsx';

/** The lazy-loaded editor of a comment. */
export const newComment = preloadable(() =>
  withTranslations('composer', import('./new-comment.tsx')).then(({ NewComment }) => NewComment),
);

/**
 * Returns whether the viewer may comment on a discussion. A closed discussion also requires discussions.close
 * (docs/behavior/discussion.md#commenting).
 */
export function useMayComment({ categoryID, closed }: Pick<Discussion, 'categoryID' | 'closed'>): boolean {
  const may = useMay();
  return may('comments.add', categoryID) && (!closed || may('discussions.close', categoryID));
}

/**
 * The comment form below a discussion. When there is none, it shows why: the discussion is closed, or the viewer must
 * sign in (docs/behavior/composer.md#comment-location).
 */
export function CreateComment({ discussion }: { discussion: Discussion }) {
  const { me } = useSite();
  const mayComment = useMayComment(discussion);
  if (mayComment && me.userID !== 0) return <CommentBox discussion={discussion} />;
  if (discussion.closed)
    return <Message title={t('discussion.writing.closed')}>{t('discussion.writing.closed-text')}</Message>;
  return me.userID === 0 ? <SignInToComment url={discussion.url} /> : null;
}

/** The text entered in the placeholder text area, its selection, and the tab ID under which the device stores it. */
export interface PlaceholderInput {
  readonly text: string;
  readonly tab: string;
  readonly start: number;
  readonly end: number;
}

/** The placeholder text area below a discussion, or the editor that replaces it. */
function CommentBox({ discussion }: { discussion: Discussion }) {
  const { open } = useWriting();
  const [typed, setTyped] = useState<PlaceholderInput>();
  const { isReady, request } = usePartLoad(newComment, { rendersWithinClick: true });
  const isOpen = useIsWritingAt('bottom');
  const isNobodyWriting = useIsWritingAt('none');
  useEffect(() => {
    if (isOpen) request(true);
    else setTyped(undefined);
  }, [isOpen]);
  const place = useCommentTarget(discussion.discussionID);
  const hasKept = useHasStoredText(writingKey(place));
  const repliesOnServer = useServerDrafts(place);
  // All updates run in one task, so that no keystroke is lost between the text area and the editor.
  const openWith = (now: PlaceholderInput) =>
    flushSync(() => {
      setTyped(now);
      request(true);
      open('bottom');
    });
  return (
    <section id="create-comment" aria-labelledby="create-comment-title">
      <h2 id="create-comment-title" className={visuallyHidden}>
        {t('discussion.writing.title')}
      </h2>
      {isOpen && isReady ? (
        <newComment.Part discussion={discussion} place={place} typed={typed} focus={typed ?? { start: 0, end: 0 }} />
      ) : (
        <PlaceholderTextarea
          draftKey={writingKey(place)}
          label={t('discussion.writing.label')}
          placeholder={hasKept ? t('discussion.writing.continue') : t('discussion.writing.placeholder')}
          onWanted={openWith}
        />
      )}
      {isNobodyWriting && <DraftHint place={place} repliesOnServer={repliesOnServer} />}
      <noscript>
        <Message>{t('discussion.writing.scriptless')}</Message>
      </noscript>
    </section>
  );
}

/** Returns whether an unfinished text is stored under a key. Returns false until hydration. */
export const useHasStoredText = (key: string): boolean =>
  useSyncExternalStore(
    subscribeToStoredTexts,
    () => hasStoredText(key),
    () => false,
  );

interface CalmBoxProps {
  readonly draftKey: string;
  readonly label: string;
  readonly placeholder?: string;
  /** Focuses the text area on mount. */
  readonly autoFocus?: boolean;
  /** Opens the editor, which is loaded, with the entered text. */
  readonly onWanted: (typed: PlaceholderInput) => void;
}

/**
 * The delay before the editor replaces a focused text area whose text was entered before hydration, in milliseconds.
 */
const unknownPause = 1_500;

/**
 * A placeholder text area that accepts input immediately. The editor is loaded on demand, replaces the text area after
 * it has been painted, and takes over the entered text.
 */
export function PlaceholderTextarea({ draftKey, label, placeholder, autoFocus, onWanted }: CalmBoxProps) {
  const tab = useTab();
  const store = use(TextStoreContext) ?? deviceTextStore;
  const box = useRef<HTMLTextAreaElement>(null);
  const isComposing = useRef(false);
  const latest = useRef(onWanted);
  latest.current = onWanted;
  const { isReady, request } = usePartLoad(newComment, { rendersWithinClick: true });
  const takeOver = useCallback(() => {
    if (isComposing.current || !box.current) return;
    const { value: text, selectionStart: start, selectionEnd: end } = box.current;
    latest.current({ text, tab, start, end });
  }, [tab]);
  useEffect(() => {
    if (isReady) afterPaint(takeOver);
  }, [isReady, takeOver]);
  useEffect(() => {
    const early = takeEarlyText(draftKey);
    const hold = (body: string, copy: string) =>
      store.hold(draftKey, { tab: copy, changedAt: Date.now(), writing: { ...blankWriting, body } });
    if (box.current?.value) hold(box.current.value, tab);
    // The text of a page that was left before hydration becomes a separate copy, which the editor finds.
    else if (early) hold(early, `${tab}early`);
  }, [draftKey, store, tab]);
  useEffect(() => {
    const hasWords = box.current?.value !== '';
    const isReached = document.activeElement === box.current;
    const isWanted = isReached || hasWords || parseWritingLocation(location) === 'bottom';
    if (!isWanted) return;
    // Whether an input method is composing this text is known only at the next keystroke. Without a keystroke within
    // the delay, no composition is in progress.
    const pause = isReached && hasWords ? unknownPause : 0;
    const timer = setTimeout(() => request(true), pause);
    return () => clearTimeout(timer);
  }, []);
  return (
    <textarea
      ref={box}
      rows={1}
      className={styles.calm}
      data-draft-key={draftKey}
      // biome-ignore lint/a11y/noAutofocus: only where its opener was pressed to write here
      autoFocus={autoFocus}
      aria-label={label}
      placeholder={placeholder}
      dir="auto"
      onPointerEnter={() => void newComment.load()}
      onFocus={() => request(true)}
      onInput={({ currentTarget: { value: body }, nativeEvent }) => {
        isComposing.current = (nativeEvent as InputEvent).isComposing;
        store.hold(draftKey, { tab, changedAt: Date.now(), writing: { ...blankWriting, body } });
        // Every keystroke asks again, in case the editor could not be loaded or opened.
        request(true);
        if (isReady) afterPaint(takeOver);
      }}
      onCompositionStart={() => {
        isComposing.current = true;
      }}
      onCompositionEnd={() => {
        isComposing.current = false;
        if (isReady) afterPaint(takeOver);
      }}
    />
  );
}
