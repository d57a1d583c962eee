import { type CSSProperties, type ReactNode, useRef } from 'react';
import { t } from '#api/translations.ts';
import { useIdleMoment } from '#components/primitives/runtime/use-idle-moment.ts';
import { useLazyComponent } from '#components/primitives/runtime/use-lazy-component.ts';
import * as styles from './home-items.css.ts';

const loadButtons = () => import('./carousel-buttons.tsx').then((part) => part.CarouselButtons);

/** The longest wait before the buttons are loaded, in milliseconds. */
const buttonPause = 3_000;

interface HomeCarouselProps {
  readonly label: string;
  readonly cards: readonly { readonly key: string | number; readonly card: ReactNode }[];
  readonly style: CSSProperties;
}

/**
 * Cards side by side that scroll by touch, wheel and arrow keys, also without scripts. Buttons that scroll are loaded
 * when the page is idle (docs/behavior/widget.md#carousel).
 */
export function HomeCarousel({ label, cards, style }: HomeCarouselProps) {
  const list = useRef<HTMLUListElement>(null);
  const [Buttons] = useLazyComponent(loadButtons, useIdleMoment(buttonPause));
  return (
    <div className={styles.frame}>
      <ul
        ref={list}
        className={styles.carousel}
        style={style}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element needs the focus for its arrow keys
        tabIndex={0}
        aria-label={label || t('widget.carousel.label')}
      >
        {cards.map(({ key, card }) => (
          <li key={key} className={styles.slide}>
            {card}
          </li>
        ))}
      </ul>
      {Buttons && <Buttons list={list} />}
    </div>
  );
}
