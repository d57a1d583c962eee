import { type ComponentType, Suspense, use, useState } from 'react';
import { componentLink } from '#stories/workbench/component-page/component-links.ts';
import { loadIcons } from '#stories/workbench/component-page/load-facts.ts';
import { SpecimenPage } from './specimen-page.tsx';
import * as styles from './specimens.css.ts';

type Drawn = ComponentType<{ size?: number | string; 'aria-hidden'?: boolean }>;

const [load] = Object.values(import.meta.glob<Record<string, Drawn>>('#stories/components/icons.ts'));
const drawn = load?.() ?? Promise.resolve({} as Record<string, Drawn>);

/** All icons in use, with a search by name and by the components that use them. */
export const IconSpecimens = () => (
  <SpecimenPage
    title="Icons"
    lead="Every icon in use, from lucide. An icon is beside a text, or its button has a name of its own."
  >
    <Suspense>
      <IconGrid />
    </Suspense>
  </SpecimenPage>
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
      <label className={styles.filter}>
        Search icons
        <input type="search" className={styles.input} value={word} onChange={(event) => setWord(event.target.value)} />
        <span role="status">
          {shown.length} of {icons.length}
        </span>
      </label>
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
