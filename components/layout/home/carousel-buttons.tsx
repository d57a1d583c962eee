import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { t } from '#api/translations.ts';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import { useDirection } from '#components/primitives/text/direction-context.tsx';
import * as styles from './carousel-buttons.css.ts';

/** Whether there are cards before and after the visible ones. */
interface Overflow {
  readonly before: boolean;
  readonly after: boolean;
}

/** Distances below this one are rounding errors, in pixels. */
const tolerance = 8;

const overflowOf = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Overflow => {
  // Right-to-left elements scroll to negative positions.
  const at = Math.abs(scrollLeft);
  return { before: at > tolerance, after: at + clientWidth < scrollWidth - tolerance };
};

/** Returns on which sides a list can scroll. */
function useOverflowOf(list: RefObject<HTMLElement | null>): Overflow {
  const [overflow, setOverflow] = useState<Overflow>({ before: false, after: false });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () =>
      setOverflow((known) => {
        const now = overflowOf(element);
        return known.before === now.before && known.after === now.after ? known : now;
      });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [list]);
  return overflow;
}

/**
 * The buttons of a carousel. Each scrolls by the visible width. A button at whose side there are no more cards stays
 * focusable, so that the focus is not lost.
 */
export function CarouselButtons({ list }: { list: RefObject<HTMLElement | null> }) {
  const isRightToLeft = useDirection() === 'rtl';
  const { before, after } = useOverflowOf(list);
  if (!before && !after) return null;
  const scroll = (step: 1 | -1) => {
    const element = list.current;
    if (!element) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollBy({
      left: element.clientWidth * step * (isRightToLeft ? -1 : 1),
      behavior: isStill ? 'instant' : 'smooth',
    });
  };
  const [Back, Forward] = isRightToLeft ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  return (
    <>
      <IconButton
        label={t('widget.carousel.previous')}
        icon={<Back size={20} />}
        className={styles.previous}
        data-is-spent={!before}
        aria-disabled={!before}
        onClick={() => scroll(-1)}
      />
      <IconButton
        label={t('widget.carousel.next')}
        icon={<Forward size={20} />}
        className={styles.next}
        data-is-spent={!after}
        aria-disabled={!after}
        onClick={() => scroll(1)}
      />
    </>
  );
}
