import { useId } from 'react';
import type { z } from 'zod';
import type { navigationLinksWidget } from '#api/administration/widget/navigation-links-widget.contract.ts';
import { LoadedIcon } from '#components/layout/home/loaded-icon.tsx';
import { Card } from '#components/primitives/content/card.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import * as styles from './navigation-links-widget.css.ts';
import { title as titleStyle } from './widget-list.css.ts';

/** The props of navigation links: their settings. */
export type NavigationLinksProps = z.output<typeof navigationLinksWidget.settings>;

type NavigationLink = NavigationLinksProps['links'][number];

/** Links below headings, in two columns where there is room (docs/behavior/widget.md#navigation-links). */
export function NavigationLinksWidget({ title, description, links }: NavigationLinksProps) {
  const titleID = useId();
  if (links.length === 0) return null;
  const groups = [...Map.groupBy(links, ({ group = '' }) => group)];
  return (
    <Card as="section" padding="medium" className={styles.root} {...(title && { 'aria-labelledby': titleID })}>
      {title && (
        <h2 id={titleID} className={titleStyle}>
          <bdi>{title}</bdi>
        </h2>
      )}
      {description && (
        <p className={styles.description} dir="auto">
          {description}
        </p>
      )}
      <div className={styles.groups}>
        {groups.map(([name, members]) => (
          <div key={name} className={groups.length === 1 ? styles.only : undefined}>
            {name && (
              <h3 className={styles.groupName}>
                <bdi>{name}</bdi>
              </h3>
            )}
            <ul className={groups.length === 1 ? styles.alone : undefined}>
              {members.map((link, index) => (
                <li key={index} className={styles.item}>
                  <Entry {...link} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Card>
  );
}

const Entry = ({ name, url, icon }: NavigationLink) => (
  <Link href={url} tone="plain" className={styles.link}>
    {icon && (
      <span className={styles.icon}>
        <LoadedIcon name={icon} size={16} />
      </span>
    )}
    <bdi>{name}</bdi>
  </Link>
);
