import type { ComponentFacts } from '#scripts/component-pages/facts.ts';
import { componentLink, pageListLink } from '#stories/workbench/story-links.ts';
import * as styles from './component-page.css.ts';

/** The pages and components that use a component, the components that it uses, and its files. */
export const ConnectionSection = ({ facts: { pages, usedBy, uses, file, styleFile, storyFile, tests } }: Props) => (
  <div className={styles.columns}>
    <LinkList
      title={`On ${counted(pages.length, 'page')}`}
      none="On no page."
      items={pages.map((page) => ({ name: page, href: pageListLink(page) }))}
    />
    <LinkList title={`In ${counted(usedBy.length, 'component')}`} none="In no component." items={asItems(usedBy)} />
    <LinkList title={`Uses ${counted(uses.length, 'component')}`} none="No other component." items={asItems(uses)} />
    <div>
      <h3 className={styles.subtitle}>Files</h3>
      <ul className={styles.links}>
        {[file, styleFile, storyFile, ...tests].filter(Boolean).map((one) => (
          <li key={one}>
            <code className={styles.file}>{one}</code>
          </li>
        ))}
      </ul>
    </div>
  </div>
);

interface Props {
  readonly facts: ComponentFacts;
}

interface Item {
  readonly name: string;
  readonly href: string;
}

const asItems = (addresses: readonly string[]): Item[] =>
  addresses.map((address) => ({ name: address, href: componentLink(address) }));

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const most = 12;

/** A list of links; a long one is folded after the first dozen. */
function LinkList({ title, none, items }: { title: string; none: string; items: readonly Item[] }) {
  const rest = items.slice(most);
  return (
    <div>
      <h3 className={styles.subtitle}>{title}</h3>
      {items.length === 0 && <p className={styles.quiet}>{none}</p>}
      <Links items={items.slice(0, most)} />
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>{rest.length} more</summary>
          <Links items={rest} />
        </details>
      )}
    </div>
  );
}

const Links = ({ items }: { items: readonly Item[] }) => (
  <ul className={styles.links}>
    {items.map(({ name, href }) => (
      <li key={name}>
        <a href={href} target="_top">
          {name}
        </a>
      </li>
    ))}
  </ul>
);
