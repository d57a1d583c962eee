import { Suspense, use, useEffect, useRef } from 'react';
import type { PageFact } from '#scripts/component-pages/facts.ts';
import { loadPages } from '#stories/workbench/component-page/load-facts.ts';
import { Page } from '#stories/workbench/page/page.tsx';
import { paramOfPage } from '#stories/workbench/settings.ts';
import { componentLink } from '#stories/workbench/story-links.ts';
import * as styles from './start-page.css.ts';

/** The pages of the forum. The page that the address names is open and in view. */
export const PageList = () => (
  <Suspense>
    <Page title="Pages" lead="Each address of the forum, and the components that it shows.">
      <Addresses />
    </Page>
  </Suspense>
);

function Addresses() {
  // The workbench passes only the story and the settings on to its frame.
  const wanted = paramOfPage('page');
  return use(loadPages()).map((page) => <Address key={page.address} {...page} isWanted={page.address === wanted} />);
}

function Address({ address, file, components, others, isWanted }: PageFact & { isWanted: boolean }) {
  const place = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isWanted) place.current?.scrollIntoView({ block: 'start' });
  }, [isWanted]);
  return (
    <details ref={place} open={isWanted} className={styles.area}>
      <summary className={styles.areaName}>
        {address} <span className={styles.quietCount}>{components.length + others.length}</span>
      </summary>
      <p className={styles.quiet}>{file}</p>
      <h3 className={styles.subtitle}>Its own components</h3>
      <ComponentLinks addresses={components} />
      {others.length > 0 && (
        <details className={styles.rest}>
          <summary>{others.length} components within these</summary>
          <ComponentLinks addresses={others} />
        </details>
      )}
    </details>
  );
}

const ComponentLinks = ({ addresses }: { addresses: readonly string[] }) => (
  <ul className={styles.addresses}>
    {addresses.map((address) => (
      <li key={address}>
        <a href={componentLink(address)} target="_top">
          {address}
        </a>
      </li>
    ))}
  </ul>
);
