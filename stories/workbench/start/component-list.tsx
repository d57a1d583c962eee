import { use, useState } from 'react';
import { componentLink } from '#stories/workbench/component-page/component-links.ts';
import { loadIndex } from '#stories/workbench/component-page/load-facts.ts';
import * as styles from './start-page.css.ts';

/** All components by area, with a filter by name and description. */
export function ComponentList() {
  const all = use(loadIndex());
  const [word, setWord] = useState('');
  const wanted = word.trim().toLowerCase();
  const found = all.filter(({ address, name, about }) => `${address} ${name} ${about}`.toLowerCase().includes(wanted));
  const areas = [...Map.groupBy(found, ({ address }) => address.split('/')[0] ?? '')];
  return (
    <>
      <label className={styles.filter}>
        Filter components
        <input type="search" className={styles.input} value={word} onChange={(event) => setWord(event.target.value)} />
        <span role="status" className={styles.quiet}>
          {found.length} of {all.length}
        </span>
      </label>
      {areas.map(([area, lines]) => (
        <details key={area} open={wanted !== '' || area === 'primitives'} className={styles.area}>
          <summary className={styles.areaName}>
            {area} <span className={styles.quietCount}>{lines.length}</span>
          </summary>
          <ul className={styles.cards}>
            {lines.map(({ address, name, about, hasGuide }) => (
              <li key={address}>
                <a className={styles.componentCard} href={componentLink(address)} target="_top">
                  <strong>
                    {name}
                    {hasGuide && <span className={styles.guided}>guide</span>}
                  </strong>
                  <span className={styles.about}>{about.split(/\.\s|\n\n/)[0]?.replaceAll('`', '')}</span>
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}
