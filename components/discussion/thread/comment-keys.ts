import { useEffect } from 'react';
import { t } from '#api/translations.ts';
import { author, authorName, foot } from '#components/post/post.css.ts';
import { placeByKey } from '#components/primitives/list/place-by-key.ts';
import { hearOfPhone } from '#components/shell/title-bar/use-is-phone.ts';

/** Marks what shares one stop of the Tab key with the rest of its comment. */
const mark = 'data-shared-stop';

/** What opens beside a control, such as the card of the author, has stops of its own. */
const opened = 'dialog, [role="dialog"], [role="menu"], [popover]';

const isBeside = (control: Element, article: Element) =>
  control.closest('article') === article &&
  !control.closest(`[hidden], ${opened}`) &&
  !control.querySelector(`.${authorName}`);

/** What can be seen and done with a comment: its date's link, its options, reactions and what stands beside them; not its author. */
function controlsOf(article: Element): HTMLElement[] {
  const controls = article.querySelectorAll<HTMLElement>(`:is(.${author}, .${foot}) :is(a[href], button, input)`);
  return [...controls].filter(
    (control) =>
      isBeside(control, article) && (control.tabIndex >= 0 || control.hasAttribute(mark)) && control.checkVisibility(),
  );
}

/** The same control of another comment: counted from the beginning above the words, from the end below, where reactions vary. */
function kindOf(control: Element, controls: readonly Element[]): string {
  const at = controls.indexOf(control);
  return control.closest(`.${foot}`) ? `foot ${controls.length - at}` : `head ${at}`;
}

/**
 * Gives each comment of a thread two stops of the Tab key at most, its author and what can be done with it, among which the
 * arrows lead (`accessibility.md` 2.9). Tab then goes from one comment to the same control of the next. Without scripts,
 * and until this has come, all are stops of their own. Gives the way to stop.
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
    // All are looked at before any is changed, so that styles are computed once.
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
    const to = placeByKey(key, controls.indexOf(target), controls.length, isMirrored);
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
  // On a phone some of a row is in the menu alone.
  const stopHearing = hearOfPhone(settleAll);
  settleAll();
  return () => {
    observer.disconnect();
    thread.removeEventListener('focusin', onFocus);
    thread.removeEventListener('keydown', onKey);
    stopHearing();
  };
}

/** Shares the stops of the page's comments for as long as it is there; draws nothing. */
export function CommentKeys() {
  useEffect(() => {
    const thread = document.getElementById('comments');
    return thread ? shareStops(thread) : undefined;
  }, []);
  return null;
}
