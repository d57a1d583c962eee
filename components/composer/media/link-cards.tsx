import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { linkCardQuery } from '#api/composer/media/link-card.queries.ts';
import { t } from '#api/translations.ts';
import { Skeleton } from '#components/primitives/content/skeleton.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { keyOfPlace, useMatchingElements } from '#components/primitives/runtime/matching-elements.ts';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './link-cards.css.ts';

/**
 * Matches the first links of paragraphs in an editor preview for which the server knows neither a link preview nor an
 * embed.
 */
const linkPlaces = '[data-preview] [data-reading] p:not([class]) > a[data-bare]:first-child';

/**
 * Returns the paragraph of a link that is alone in it and leads to another site. Returns undefined for any other link.
 */
function paragraphOf(link: HTMLElement): HTMLElement | undefined {
  const place = link.parentElement;
  const others = [...(place?.childNodes ?? [])].filter((node) => node !== link);
  const isAlone = others.every((node) => node instanceof HTMLElement && node.dataset.linkCard !== undefined);
  return isAlone && new URL((link as HTMLAnchorElement).href).origin !== location.origin
    ? (place ?? undefined)
    : undefined;
}

/**
 * Loads the pages whose URLs are alone in a paragraph of the editor preview, and shows the loading state where each
 * link preview will appear. `onRead` refetches the editor preview, which then contains the link preview of the post.
 */
export const LinkCards = ({ onRead }: { onRead: () => void }) =>
  useMatchingElements(linkPlaces).map((link, index) => {
    const place = paragraphOf(link);
    const url = link.getAttribute('href') ?? '';
    return place && createPortal(<LinkCardState url={url} onRead={onRead} />, place, keyOfPlace(link, index));
  });

/**
 * The loading state of one page: a skeleton while loading, and an error with a retry button when it could not be
 * loaded.
 */
export function LinkCardState({ url, onRead }: { url: string; onRead: () => void }) {
  const { api } = useSite();
  const { data, isFetching, error, refetch } = useQuery(linkCardQuery(api, url));
  const hasCard = data?.type === 'link' && data.name !== null;
  useEffect(() => {
    if (hasCard) onRead();
  }, [hasCard, onRead]);
  if (isFetching)
    return (
      <span data-link-card="" role="status" className={styles.card}>
        <Skeleton lines={2} />
        <VisuallyHidden>{t('composer.link-card.reading')}</VisuallyHidden>
      </span>
    );
  if (!error) return null;
  return (
    <span data-link-card="" role="status" className={styles.note}>
      {t('composer.link-card.failed')}{' '}
      <Button variant="text" size="small" onClick={() => void refetch()}>
        {t('composer.act.retry')}
      </Button>
    </span>
  );
}
