import { use, useState } from 'react';
import { loadIndex } from '#stories/workbench/component-page/load-facts.ts';
import { FilterField } from '#stories/workbench/page/filter-field.tsx';
import { componentLink } from '#stories/workbench/story-links.ts';
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
      <FilterField label="Filter components" value={word} onChange={setWord}>
        {found.length} of {all.length}
      </FilterField>
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
