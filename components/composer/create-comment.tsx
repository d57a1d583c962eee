import { type ComponentType, use, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { t } from '#api/words.ts';
import { Message } from '#components/primitives/message.tsx';
import { withWords } from '#components/primitives/with-words.ts';
import { useMay, useSite } from '#components/shell/site-context.tsx';
import { hasKeptText } from '#machines/composer/kept-text-index.ts';
import { blankWriting, writingKey } from '#machines/composer/writing.ts';
import { visuallyHidden } from '#theme/layout/layout.css.ts';
import * as styles from './composer.css.ts';
import { spotInAddress } from './draft-address.ts';
import { DraftHint } from './draft-hint.tsx';
import { takeEarlyWords } from './early-words.ts';
import type { NewCommentProps } from './new-comment.tsx';
import { SignInToComment } from './sign-in-to-comment.tsx';
import { TextStoreContext } from './text-store-context.ts';
import { useTab } from './use-tab.ts';
import { useWriting } from './writing-context.tsx';

type Editor = ComponentType<NewCommentProps>;

const load = (): Promise<Editor> =>
  withWords('composer', import('./new-comment.tsx')).then(({ NewComment }) => NewComment);

/** Whether somebody may comment on a discussion; on a closed one that needs discussions.close too (`spec/api.md` §4). */
export function useMayComment(discussion: Discussion): boolean {
  const may = useMay();
  const { categoryID, closed } = discussion;
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
interface Typed {
  readonly text: string;
  readonly tab: string;
  readonly start: number;
  readonly end: number;
}

/** A calm box; the editor comes when it is wanted, and takes over what was typed until then. */
function CommentBox({ discussion }: { discussion: Discussion }) {
  const { me } = useSite();
  const { spot, open } = useWriting();
  const [typed, setTyped] = useState<Typed>();
  const [NewComment, setNewComment] = useState<Editor>();
  const isOpen = spot === 'bottom';
  useEffect(() => {
    if (isOpen) void load().then((editor) => setNewComment(() => editor));
    else setTyped(undefined);
  }, [isOpen]);
  const place = {
    userID: me.userID,
    recordType: 'comment' as const,
    parentRecordType: 'discussion' as const,
    parentRecordID: discussion.discussionID,
  };
  const hasKept = useKeptText(writingKey(place), spot);
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
        <CalmBox draftKey={writingKey(place)} hasKept={hasKept} onWanted={openWith} />
      )}
      {spot === 'none' && <DraftHint userID={me.userID} draftKey={writingKey(place)} />}
      <noscript>
        <Message>{t('discussion.writing.scriptless')}</Message>
      </noscript>
    </section>
  );
}

/** Whether unfinished words wait here, known once the page has come alive. */
export function useKeptText(key: string, spot?: string): boolean {
  const [isKept, setIsKept] = useState(false);
  // Looked at again whenever an editor opens or closes.
  useEffect(() => setIsKept(hasKeptText(key)), [key, spot]);
  return isKept;
}

interface CalmBoxProps {
  readonly draftKey: string;
  readonly hasKept: boolean;
  readonly onWanted: (typed: Typed, editor: Editor) => void;
}

/** How long words that were begun before the page came alive are left alone, in milliseconds. */
const unknownPause = 1_500;

function CalmBox({ draftKey, hasKept, onWanted }: CalmBoxProps) {
  const tab = useTab();
  const store = use(TextStoreContext);
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
      const editor = await load();
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
      aria-label={t('discussion.writing.label')}
      placeholder={hasKept ? t('discussion.writing.continue') : t('discussion.writing.placeholder')}
      dir="auto"
      onPointerEnter={() => void load()}
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
