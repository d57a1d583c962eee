import { useEffect } from 'react';
import { t } from '#api/translations.ts';
import { author, authorName, foot } from '#components/post/post.css.ts';
import { getNextFocusIndex } from '#components/primitives/navigation/next-focus-index.ts';
import { subscribeToPhoneWidth } from '#components/shell/title-bar/use-is-phone.ts';

/** Marks the controls of a comment that share one tab stop. */
const mark = 'data-shared-stop';

/** Overlays that open next to a control, such as the author's card, have their own tab stops. */
const opened = 'dialog, [role="dialog"], [role="menu"], [popover]';

const isBeside = (control: Element, article: Element) =>
  control.closest('article') === article &&
  !control.closest(`[hidden], ${opened}`) &&
  !control.querySelector(`.${authorName}`);

/**
 * Returns the visible controls of a comment: the link of its date, its options, its reactions and the controls next to
 * them. The author's link is excluded.
 */
function controlsOf(article: Element): HTMLElement[] {
  const controls = article.querySelectorAll<HTMLElement>(`:is(.${author}, .${foot}) :is(a[href], button, input)`);
  return [...controls].filter(
    (control) =>
      isBeside(control, article) && (control.tabIndex >= 0 || control.hasAttribute(mark)) && control.checkVisibility(),
  );
}

/**
 * Returns a key that identifies the corresponding control in other comments. Controls above the text are counted from
 * the start; controls below it from the end, because the number of reactions varies.
 */
function kindOf(control: Element, controls: readonly Element[]): string {
  const at = controls.indexOf(control);
  return control.closest(`.${foot}`) ? `foot ${controls.length - at}` : `head ${at}`;
}

/**
 * Reduces each comment of a thread to at most two tab stops: its author and its controls. The arrow keys move between
 * the controls (docs/behavior/discussion.md#comments-and-threads), so that Tab moves to the same control of the next
 * comment. Without JavaScript, and until this module has loaded, every control has its own tab stop. Returns a cleanup
 * function.
 */
function shareStops(thread: HTMLElement): () => void {
  let preferred = '';
  const settle = (article: Element, controls: readonly HTMLElement[]) => {
    const first = controls.find((control) => control.closest(`.${foot}`)) ?? controls[0];
    const stop = controls.find((control) => kindOf(control, controls) === preferred) ?? first;
    for (const control of controls) {
      control.setAttribute(mark, '');
      control.tabIndex = control === stop ? 0 : -1;
    }
    const row = article.querySelector(`.${foot}`);
    row?.setAttribute('role', 'toolbar');
    row?.setAttribute('aria-label', t('discussion.comment.controls'));
  };
  const settleAll = () => {
    // All reads precede all writes, so that styles are computed only once.
    const found = Array.from(thread.querySelectorAll('article'), (article) => [article, controlsOf(article)] as const);
    for (const [article, controls] of found) settle(article, controls);
  };
  const onFocus = ({ target }: FocusEvent) => {
    const article = target instanceof Element && target.hasAttribute(mark) && target.closest('article');
    if (!article) return;
    const kind = kindOf(target, controlsOf(article));
    if (kind === preferred) return;
    preferred = kind;
    settleAll();
  };
  const onKey = (event: KeyboardEvent) => {
    const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const isOther = event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey;
    const article = target instanceof HTMLElement && target.hasAttribute(mark) && target.closest('article');
    if (isOther || !article) return;
    const controls = controlsOf(article);
    const isMirrored = getComputedStyle(article).direction === 'rtl';
    const to = getNextFocusIndex(key, controls.indexOf(target), controls.length, isMirrored);
    if (to === undefined) return;
    event.preventDefault();
    controls[to]?.focus();
  };
  const isOfRows = ({ target, addedNodes }: MutationRecord) =>
    (target as Element).closest(`.${author}, .${foot}`) !== null ||
    [...addedNodes].some(
      (node) => node instanceof Element && (node.matches('article') || node.querySelector('article')),
    );
  const observer = new MutationObserver((changes) => {
    if (changes.some(isOfRows)) settleAll();
  });
  observer.observe(thread, { childList: true, subtree: true });
  thread.addEventListener('focusin', onFocus);
  thread.addEventListener('keydown', onKey);
  // On phones some controls of a row are available only in its menu.
  const stopHearing = subscribeToPhoneWidth(settleAll);
  settleAll();
  return () => {
    observer.disconnect();
    thread.removeEventListener('focusin', onFocus);
    thread.removeEventListener('keydown', onKey);
    stopHearing();
  };
}

/** Shares the tab stops of the page's comments while mounted. Renders nothing. */
export function CommentKeys() {
  useEffect(() => {
    const thread = document.getElementById('comments');
    return thread ? shareStops(thread) : undefined;
  }, []);
  return null;
}
