import { type ComponentType, use, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { t } from '#api/translations.ts';
import { deviceTextStore } from '#components/composer/draft/device-text-store.ts';
import { spotInAddress } from '#components/composer/draft/draft-address.ts';
import { DraftHint } from '#components/composer/draft/draft-hint.tsx';
import { TextStoreContext } from '#components/composer/draft/text-store-context.ts';
import { useServerDrafts } from '#components/composer/draft/use-server-drafts.ts';
import { takeEarlyWords } from '#components/composer/editor/early-words.ts';
import { afterPaint } from '#components/primitives/runtime/after-paint.ts';
import { preloadable } from '#components/primitives/runtime/preloadable.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { withTranslations } from '#components/primitives/text/with-translations.ts';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import { hasKeptText, whenKeptTextsChange } from '#machines/composer/draft/kept-text-index.ts';
import { blankWriting, writingKey } from '#machines/composer/form/writing.ts';
import { visuallyHidden } from '#theme/layout/layout.css.ts';
import * as styles from './composer.css.ts';
import type { NewCommentProps } from './new-comment.tsx';
import { SignInToComment } from './sign-in-to-comment.tsx';
import { useCommentPlace } from './use-comment-place.ts';
import { useTab } from './use-tab.ts';
import { useSpot, useWriting } from './writing-context.tsx';

/** The editor of a comment, once it has been loaded. */
export type Editor = ComponentType<NewCommentProps>;

/** The editor of a comment. */
export const newComment = preloadable(() =>
  withTranslations('composer', import('./new-comment.tsx')).then(({ NewComment }) => NewComment),
);

/** Whether somebody may comment on a discussion; on a closed one that needs discussions.close too (`spec/api.md` §4). */
export function useMayComment({ categoryID, closed }: Pick<Discussion, 'categoryID' | 'closed'>): boolean {
  const may = useMay();
  return may('comments.add', categoryID) && (!closed || may('discussions.close', categoryID));
}

/** The place below a discussion where a comment is written; it says why when there is none (`spec/screens.md` B5). */
export function CreateComment({ discussion }: { discussion: Discussion }) {
  const { me } = useSite();
  const mayComment = useMayComment(discussion);
  if (mayComment && me.userID !== 0) return <CommentBox discussion={discussion} />;
  if (discussion.closed)
    return <Message title={t('discussion.writing.closed')}>{t('discussion.writing.closed-text')}</Message>;
  return me.userID === 0 ? <SignInToComment url={discussion.url} /> : null;
}

/** What was typed into the calm box, and the name under which it is held. */
export interface Typed {
  readonly text: string;
  readonly tab: string;
  readonly start: number;
  readonly end: number;
}

/** The box below a discussion, or its editor. */
function CommentBox({ discussion }: { discussion: Discussion }) {
  const { open } = useWriting();
  const [typed, setTyped] = useState<Typed>();
  const [NewComment, setNewComment] = useState<Editor>();
  const isOpen = useSpot('bottom');
  const isNobodyWriting = useSpot('none');
  useEffect(() => {
    if (isOpen) void newComment.load().then((editor) => setNewComment(() => editor.default));
    else setTyped(undefined);
  }, [isOpen]);
  const place = useCommentPlace(discussion.discussionID);
  const hasKept = useKeptText(writingKey(place));
  const repliesOnServer = useServerDrafts(place);
  // Within one task, so that no key falls between the box and the editor.
  const openWith = (now: Typed, editor: Editor) =>
    flushSync(() => {
      setTyped(now);
      setNewComment(() => editor);
      open('bottom');
    });
  return (
    <section id="create-comment" aria-labelledby="create-comment-title">
      <h2 id="create-comment-title" className={visuallyHidden}>
        {t('discussion.writing.title')}
      </h2>
      {isOpen && NewComment ? (
        <NewComment discussion={discussion} place={place} typed={typed} focus={typed ?? { start: 0, end: 0 }} />
      ) : (
        <CalmBox
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

/** Whether unfinished words wait here, known once the page has come alive. */
export function useKeptText(key: string): boolean {
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    const look = () => setIsKept(hasKeptText(key));
    look();
    return whenKeptTextsChange(look);
  }, [key]);
  return isKept;
}

interface CalmBoxProps {
  readonly draftKey: string;
  readonly label: string;
  readonly placeholder?: string;
  /** Takes the focus as it comes. */
  readonly autoFocus?: boolean;
  readonly onWanted: (typed: Typed, editor: Editor) => void;
}

/** How long words that were begun before the page came alive are left alone, in milliseconds. */
const unknownPause = 1_500;

/**
 * A calm box that can be written in at once; the editor comes when it is wanted, once the box itself has been drawn, and
 * takes over what was typed until then.
 */
export function CalmBox({ draftKey, label, placeholder, autoFocus, onWanted }: CalmBoxProps) {
  const tab = useTab();
  const store = use(TextStoreContext) ?? deviceTextStore;
  const box = useRef<HTMLTextAreaElement>(null);
  const isComposing = useRef(false);
  const latest = useRef(onWanted);
  latest.current = onWanted;
  // How often the editor was asked for: again with each key, when something else keeps it from opening.
  const [wanted, setWanted] = useState(0);
  useEffect(() => {
    if (wanted === 0) return;
    let isLeft = false;
    const takeOver = async () => {
      const { default: editor } = await newComment.load();
      await new Promise<void>(afterPaint);
      if (isLeft || isComposing.current || !box.current) return;
      const { value: text, selectionStart: start, selectionEnd: end } = box.current;
      latest.current({ text, tab, start, end }, editor);
    };
    const element = box.current;
    element?.addEventListener('compositionend', takeOver);
    void takeOver();
    return () => {
      isLeft = true;
      element?.removeEventListener('compositionend', takeOver);
    };
  }, [wanted, tab]);
  useEffect(() => {
    const early = takeEarlyWords(draftKey);
    const hold = (body: string, copy: string) =>
      store.hold(draftKey, { tab: copy, changedAt: Date.now(), writing: { ...blankWriting, body } });
    if (box.current?.value) hold(box.current.value, tab);
    // The words of a page that was left are a copy of their own, which the editor finds.
    else if (early) hold(early, `${tab}early`);
  }, [draftKey, store, tab]);
  useEffect(() => {
    const hasWords = box.current?.value !== '';
    const isReached = document.activeElement === box.current;
    const isWanted = isReached || hasWords || spotInAddress(location) === 'bottom';
    if (!isWanted) return;
    // Whether an input method is composing these words shows with its next key; without one, nobody is.
    const pause = isReached && hasWords ? unknownPause : 0;
    const timer = setTimeout(() => setWanted((count) => Math.max(count, 1)), pause);
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
      onFocus={() => setWanted((count) => Math.max(count, 1))}
      onInput={({ currentTarget: { value: body }, nativeEvent }) => {
        isComposing.current = (nativeEvent as InputEvent).isComposing;
        store.hold(draftKey, { tab, changedAt: Date.now(), writing: { ...blankWriting, body } });
        setWanted((count) => count + 1);
      }}
      onCompositionStart={() => {
        isComposing.current = true;
      }}
      onCompositionEnd={() => {
        isComposing.current = false;
      }}
    />
  );
}
