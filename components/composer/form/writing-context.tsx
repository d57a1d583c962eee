import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { t } from '#api/translations.ts';
import { parseWritingLocation } from '#components/composer/draft/draft-address.ts';
import { TextStoreContext } from '#components/composer/draft/text-store-context.ts';
import type { EditorHandle } from '#components/composer/editor/use-editor-text.ts';
import { preloadable } from '#components/primitives/runtime/preloadable.ts';
import { usePartLoad } from '#components/primitives/runtime/use-part-load.ts';
import { withTranslations } from '#components/primitives/text/with-translations.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { hasStoredText } from '#machines/composer/draft/stored-text-index.ts';
import { type ComposerTarget, type WritingLocation, writingKey } from '#machines/composer/form/writing.ts';
import { visuallyHidden } from '#theme/layout/layout.css.ts';
import type { BottomDraft, LocationHandle, OpenDraft } from './create-comment-location.tsx';

/** The writing state that the parts of a discussion's page share. One editor is open at a time. */
export interface WritingContextValue {
  /**
   * The current writing location, to which `useIsWritingAt` subscribes. It is not a value of this context, because a
   * thread has many subscribers.
   */
  readonly spots: SpotStore;
  /** Requests another writing location. Leaving a reply that has a draft opens a confirmation. */
  readonly open: (spot: WritingLocation) => void;
  /** Announces a message politely to assistive technology. */
  readonly announce: (words: string) => void;
  /** Reports that the open editor is ready. A pending quote is inserted into it. */
  readonly editorReady: (handle: RefObject<EditorHandle | null>) => void;
  /** Reports that the open editor's draft has appeared or disappeared. */
  readonly draftChanged: (draft: OpenDraft) => void;
  /** Inserts a block into the open editor, or into the one below the discussion. */
  readonly quote: (block: string) => Promise<void>;
}

/** The current writing location and its subscribers. */
interface SpotStore {
  readonly now: () => WritingLocation;
  readonly subscribe: (listener: () => void) => () => void;
}

function spotStore() {
  const listeners = new Set<() => void>();
  let spot: WritingLocation = 'none';
  return {
    now: () => spot,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    move(next: WritingLocation) {
      spot = next;
      for (const listener of listeners) listener();
    },
  };
}

/** The context of the shared writing state of a discussion's page. `WritingProvider` sets its value. */
export const WritingContext = createContext<WritingContextValue | undefined>(undefined);

/** Returns the shared writing state of this page. Throws outside of a discussion's page. */
export function useWriting(): WritingContextValue {
  const writing = use(WritingContext);
  if (!writing) throw new Error('This component must be rendered within a WritingProvider.');
  return writing;
}

/**
 * Returns whether the viewer writes at a location of this page. The component re-renders only when its own result
 * changes.
 */
export function useIsWritingAt(spot: WritingLocation): boolean {
  const { spots } = useWriting();
  return useSyncExternalStore(
    spots.subscribe,
    () => spots.now() === spot,
    () => spot === 'none',
  );
}

/**
 * Manages which editor of a discussion's page is open, and announces the result of posting. `place` is the target of
 * the form below the discussion.
 */
export function WritingProvider({ place, children }: { place?: ComposerTarget | undefined; children: ReactNode }) {
  const [words, setWords] = useState('');
  const editor = useRef<RefObject<EditorHandle | null>>(null);
  const waiting = useRef<string>(undefined);
  const { spots, open, draftChanged, part } = useSpots(editor, useBottomDraft(place));
  const writing = useMemo<WritingContextValue>(() => {
    const insert = async (block: string) => {
      const { insertBlock } = await import('#machines/composer/editor/markdown-edit.ts');
      editor.current?.current?.apply((text) => insertBlock(text, block));
    };
    return {
      spots,
      open,
      draftChanged,
      announce: setWords,
      editorReady(handle) {
        editor.current = handle;
        if (waiting.current !== undefined) insert(waiting.current).catch(() => setWords(t('post.quote.failed')));
        waiting.current = undefined;
      },
      async quote(block) {
        if (editor.current?.current) return insert(block);
        waiting.current = block;
        if (spots.now() === 'none') open('bottom');
      },
    };
  }, [spots, open, draftChanged]);
  return (
    <WritingContext value={writing}>
      {children}
      {part}
      <div role="status" className={visuallyHidden}>
        {words}
      </div>
    </WritingContext>
  );
}

/** Returns the draft of the form below the discussion, for `CreateCommentLocation`. */
function useBottomDraft(place: ComposerTarget | undefined): BottomDraft | undefined {
  const { api } = useSite();
  const store = use(TextStoreContext);
  return useMemo(
    () =>
      place && {
        isKept: () => hasStoredText(writingKey(place)),
        discard: async () =>
          (await import('#components/composer/draft/discard-draft.ts')).discardStoredText({ api, store, place }),
      },
    [api, store, place],
  );
}

const createCommentLocation = preloadable(() =>
  withTranslations('composer', import('./create-comment-location.tsx')).then((module) => module.CreateCommentLocation),
);

/** Loads the location part without retries: when it is not available, the editor opens without a confirmation. */
const locationLoader = {
  whenLoaded: (act: () => void, onFailed?: () => void) => void createCommentLocation.load().then(act, onFailed),
};

/**
 * Manages the writing location. `CreateCommentLocation` is loaded with the first editor, or with the first reply while
 * there is a draft below the discussion. Before that no editor is open, and a location needs no confirmation.
 */
function useSpots(editor: RefObject<RefObject<EditorHandle | null> | null>, bottom: BottomDraft | undefined) {
  const [spots] = useState(spotStore);
  const spot = useSyncExternalStore(spots.subscribe, spots.now, () => 'none' as const);
  const [draft, setDraft] = useState<OpenDraft>();
  const location = useRef<LocationHandle>(undefined);
  const part = usePartLoad<WritingLocation | undefined>(locationLoader, { rendersWithinClick: true, isQuiet: true });
  const latest = useRef({ bottom, request: part.request });
  latest.current = { bottom, request: part.request };
  const [verbs] = useState(() => {
    const move = (next: WritingLocation) => {
      if (next === spots.now()) return;
      editor.current = null;
      spots.move(next);
      setDraft(undefined);
    };
    const open = (next: WritingLocation) => {
      if (location.current) return location.current.choose(next);
      if (!next.startsWith('reply-') || !latest.current.bottom?.isKept()) return move(next);
      latest.current.request(next);
    };
    return { move, open };
  });
  useEffect(() => {
    const place = parseWritingLocation(window.location);
    if (place && place !== 'bottom') verbs.move(place);
  }, [verbs]);
  useEffect(() => {
    if (spot !== 'none') latest.current.request(undefined);
  }, [spot]);
  const { state, action } = part;
  useEffect(() => {
    if (state === 'failed' && action) verbs.move(action);
  }, [state, action, verbs]);
  return {
    spots,
    open: verbs.open,
    draftChanged: setDraft,
    part: part.isReady && (
      <createCommentLocation.Part
        spot={spot}
        draft={draft}
        bottom={bottom}
        onSpot={verbs.move}
        onReady={(handle) => {
          location.current = handle;
          if (action) handle?.choose(action);
        }}
      />
    ),
  };
}
