import { type ComponentType, Suspense, use, useState } from 'react';
import { loadIcons } from '#stories/workbench/component-page/load-facts.ts';
import { FilterField } from '#stories/workbench/page/filter-field.tsx';
import { Page } from '#stories/workbench/page/page.tsx';
import { componentLink } from '#stories/workbench/story-links.ts';
import * as styles from './specimens.css.ts';

type Drawn = ComponentType<{ size?: number | string; 'aria-hidden'?: boolean }>;

const [load] = Object.values(import.meta.glob<Record<string, Drawn>>('#stories/components/icons.ts'));
const drawn = load?.() ?? Promise.resolve({} as Record<string, Drawn>);

/** All icons in use, with a search by name and by the components that use them. */
export const IconSpecimens = () => (
  <Page
    title="Icons"
    lead="Every icon in use, from lucide. An icon is beside a text, or its button has a name of its own."
  >
    <Suspense>
      <IconGrid />
    </Suspense>
  </Page>
);

function IconGrid() {
  const icons = use(loadIcons());
  const drawings = use(drawn);
  const [word, setWord] = useState('');
  const [open, setOpen] = useState('');
  const wanted = word.trim().toLowerCase();
  const shown = icons.filter(({ name, files }) =>
    `${asWords(name)} ${name} ${files.join(' ')}`.toLowerCase().includes(wanted),
  );
  return (
    <>
      <FilterField label="Search icons" value={word} onChange={setWord}>
        {shown.length} of {icons.length}
      </FilterField>
      <ul className={styles.icons}>
        {shown.map(({ name, files }) => {
          const Icon = drawings[name];
          return (
            <li key={name} className={styles.icon}>
              <button
                type="button"
                className={styles.iconButton}
                aria-expanded={open === name}
                onClick={() => setOpen(open === name ? '' : name)}
              >
                {Icon && <Icon size={24} aria-hidden />}
                <span>{name}</span>
                <span className={styles.value}>{files.length === 1 ? '1 place' : `${files.length} places`}</span>
              </button>
              {open === name && <Places files={files} />}
            </li>
          );
        })}
      </ul>
    </>
  );
}

const asWords = (name: string) => name.replace(/([a-z])([A-Z0-9])/g, '$1 $2');

/** The components that use an icon. */
const Places = ({ files }: { files: readonly string[] }) => (
  <ul className={styles.places}>
    {files.map((file) => {
      const address = /^components\/(.+)\.tsx$/.exec(file)?.[1];
      return (
        <li key={file}>
          {address ? (
            <a href={componentLink(address)} target="_top">
              {address}
            </a>
          ) : (
            file
          )}
        </li>
      );
    })}
  </ul>
);
