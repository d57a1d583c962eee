import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { NameTooltip } from '#components/primitives/overlay/tooltip.tsx';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import { Anchor } from '#components/primitives/text/anchor.tsx';
import { fullNumber } from '#components/primitives/text/format-number.ts';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import { mirrored } from '#theme/layout/layout.css.ts';
import * as styles from './pager.css.ts';
import { PagerJump } from './pager-jump.tsx';
import type { PagerJumpAddress } from './pager-jump-form.tsx';
import { type PagerPlace, pageCount, pagerRange, pagesShown } from './pager-range.ts';
import { type PagerTexts, pagerTexts } from './pager-texts.ts';

/**
 * A pager with links that work without JavaScript (docs/behavior/shell.md#pager).
 *
 * `label` must identify this pager uniquely ("Comments pages, top"). `clampedFrom` is the requested page if it does not
 * exist.
 */
export function Pager({ href, label, jump, clampedFrom, words = pagerTexts, className, ...place }: PagerProps) {
  const { page, hasMore = false } = place;
  const count = pageCount(place.total, place.limit);
  const leads = { previous: page > 1, next: page < count || hasMore };
  const step = (to: number, exists: boolean, rel: 'prev' | 'next', content: ReactNode) =>
    exists && (
      <li>
        <NameTooltip>
          <Anchor href={href(to)} rel={rel} className={styles.step}>
            {content}
          </Anchor>
        </NameTooltip>
      </li>
    );
  return (
    <nav aria-label={label} data-pager="" className={classNames(styles.pager, className)}>
      {clampedFrom !== undefined && (
        <p role="status" className={styles.clamped}>
          {words.clamped(clampedFrom, fullNumber(page))}
        </p>
      )}
      <ul className={styles.pages}>
        {step(page - 1, leads.previous, 'prev', <PreviousStep words={words.previous} />)}
        {pagesShown(page, Math.max(count, page)).map((one, index) =>
          one === undefined ? (
            <li key={`gap-${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={one}>
              <PageLink page={one} isCurrent={one === page} href={href(one)} words={words} />
            </li>
          ),
        )}
        {step(page + 1, leads.next, 'next', <NextStep words={words.next} />)}
      </ul>
      <div className={styles.aside}>
        <span>
          <PagerRange {...place} words={words} />
        </span>
        {jump && count > 2 && (
          <PagerJump {...jump} id={idOf(label)} href={href} page={page} count={count} words={words} />
        )}
      </div>
    </nav>
  );
}

/** Derives the ID from the label. `useId` depends on the position, which would make the fragment uncacheable. */
const idOf = (label: string): string => `jump-${label.replace(/\s+/g, '-')}`;

/** The range of shown items: abbreviated for display, in full for assistive technology. */
export function PagerRange({ words = pagerTexts, ...place }: PagerPlace & { words?: PagerTexts }) {
  const { text, full } = pagerRange(place, words);
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{full}</VisuallyHidden>
    </>
  );
}

/** The props of a pager. `href` returns a page's URL; `jump` configures the plain jump form. */
export type PagerProps = PagerPlace & {
  /** Returns the address of a page. */
  href: (page: number) => string;
  /** The accessible name, unique on the page: “Comments pages, top”. */
  label: string;
  /** The address of the form for jumping to a page. */
  jump?: PagerJumpAddress | undefined;
  /** The page that was asked for but does not exist. */
  clampedFrom?: string | number | undefined;
  /** Texts that replace “page”, for other units. */
  words?: PagerTexts;
  className?: string;
};

type PageLinkProps = { page: number; isCurrent: boolean; href: string; words: PagerTexts };

const PageLink = ({ page, isCurrent, href, words }: PageLinkProps) => (
  <Anchor
    href={href}
    className={styles.step}
    aria-label={words.page(fullNumber(page))}
    {...(isCurrent && { 'aria-current': 'page' as const })}
  >
    {fullNumber(page)}
  </Anchor>
);

const PreviousStep = ({ words }: { words: string }) => (
  <>
    <ChevronLeft size="1.1em" aria-hidden="true" className={mirrored} />
    <span className={styles.textBlock}>{words}</span>
  </>
);

const NextStep = ({ words }: { words: string }) => (
  <>
    <span className={styles.textBlock}>{words}</span>
    <ChevronRight size="1.1em" aria-hidden="true" className={mirrored} />
  </>
);
