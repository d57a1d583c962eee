import { useId } from 'react';
import type { z } from 'zod';
import type { communitySearchWidget } from '#api/administration/widget/community-search-widget.contract.ts';
import { SearchBox } from '#components/layout/banner/search-box.tsx';
import { stack } from '#theme/layout/layout.css.ts';
import { about, title as titleStyle } from './widget-list.css.ts';

/** A search field, for everything or for one kind of content. */
export function CommunitySearchWidget({
  title,
  description,
  placeholder,
  domain,
}: z.output<typeof communitySearchWidget.settings>) {
  const titleID = useId();
  return (
    <section className={stack({ gap: 'small' })} {...(title && { 'aria-labelledby': titleID })}>
      {title && (
        <h2 id={titleID} className={titleStyle}>
          <bdi>{title}</bdi>
        </h2>
      )}
      {description && (
        <p className={about} dir="auto">
          {description}
        </p>
      )}
      <SearchBox placeholder={placeholder} {...(domain !== 'all_content' && { domain })} />
    </section>
  );
}
