import { reports } from 'virtual:coverage';
import { type ReactNode, Suspense, use } from 'react';
import type { Overview } from '#scripts/component-pages/facts.ts';
import { storyLink } from '#stories/workbench/component-page/component-links.ts';
import { loadOverview } from '#stories/workbench/component-page/load-facts.ts';
import { shareText, totalsOf } from '#stories/workbench/coverage/totals.ts';
import { ChangeList } from './change-list.tsx';
import { ComponentList } from './component-list.tsx';
import * as styles from './start-page.css.ts';

/** The start page of the workbench: its content, the changes since the last release, coverage and first steps. */
export function StartPage() {
  return (
    <Suspense>
      <main className={styles.page}>
        <header className={styles.head}>
          <h1 className={styles.title}>Folkmoot workbench</h1>
          <p className={styles.lead}>
            Every component in every state, beside the chart of the machine that drives it. Light, dark and high
            contrast, five languages, from 320 pixels upwards.
          </p>
        </header>
        <Content />
      </main>
    </Suspense>
  );
}

function Content() {
  const overview = use(loadOverview());
  return (
    <>
      {overview && <Counts overview={overview} />}
      <div className={styles.halves}>
        <Part title="What changed" id="changes">
          <ChangeList />
        </Part>
        <Part title="How to use it" id="use">
          <Steps />
        </Part>
      </div>
      <Part title="Coverage" id="coverage">
        <Coverage />
      </Part>
      <Part title="Look up" id="look-up">
        <ul className={styles.places}>
          {places.map(({ story, name, about }) => (
            <li key={story}>
              <a className={styles.place} href={storyLink(story)} target="_top">
                <strong>{name}</strong>
                <span>{about}</span>
              </a>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="All components" id="components">
        <ComponentList />
      </Part>
      {overview && (
        <Part title="By area" id="areas">
          <Areas overview={overview} />
        </Part>
      )}
    </>
  );
}

const Part = ({ title, id, children }: { title: string; id: string; children: ReactNode }) => (
  <section aria-labelledby={id} className={styles.part}>
    <h2 id={id} className={styles.partTitle}>
      {title}
    </h2>
    {children}
  </section>
);

function Counts({ overview }: { overview: Overview }) {
  const { components, machines, states, stories, pages, tokens } = overview;
  const counts = { components, machines, states, stories, pages, tokens };
  return (
    <dl className={styles.counts} aria-label="Counts">
      {Object.entries(counts).map(([name, count]) => (
        <div key={name} className={styles.count}>
          <dt>{name}</dt>
          <dd className={styles.number}>{count.toLocaleString('en')}</dd>
        </div>
      ))}
    </dl>
  );
}

const Steps = () => (
  <ol className={styles.steps}>
    <li>Choose a component in the list, or type its name into the search.</li>
    <li>The switches above set palette, width, text size, direction and language.</li>
    <li>A component’s page has guidance, props to try, code to copy and its tokens.</li>
    <li>Under “states”, the contact sheet shows every state in every mode.</li>
    <li>The machine panel draws the chart: press a transition to take it, and share the address.</li>
  </ol>
);

/** The totals of the last walks, as on the coverage page. */
function Coverage() {
  const totals = totalsOf(reports);
  if (totals.length === 0)
    return (
      <p className={styles.quiet}>
        No run has been recorded here yet. <code>npm run walk -- &lt;machine&gt;</code> or <code>npm test</code> fills
        it.
      </p>
    );
  return (
    <ul className={styles.bars}>
      {totals.map(({ name, done, all }) => (
        <li key={name} className={styles.bar}>
          <span>{name}</span>
          <meter min={0} max={Math.max(all, 1)} value={done} aria-label={name} className={styles.meter} />
          <span className={styles.share}>{shareText({ done, all })}</span>
        </li>
      ))}
    </ul>
  );
}

const places = [
  { story: 'theme--tokens--tokens', name: 'Tokens', about: 'Every token, editable in place' },
  { story: 'theme--specimens--type', name: 'Type', about: 'Sizes, weights and line heights in use' },
  { story: 'theme--specimens--color-pairs', name: 'Color pairs', about: 'Contrast of every pair in every palette' },
  { story: 'theme--specimens--icons', name: 'Icons', about: 'All icons in use, with search' },
  { story: 'start--pages', name: 'Pages', about: 'Each address and the components it shows' },
  { story: 'workbench--conformance--wcag', name: 'Conformance', about: 'The 55 criteria of WCAG 2.2 and their checks' },
  { story: 'workbench--coverage--all-machines', name: 'Coverage', about: 'What the last walks covered' },
];

const Areas = ({ overview: { areas } }: { overview: Overview }) => (
  <div className={styles.scroller}>
    <table className={styles.table} aria-label="Counts of each area">
      <thead>
        <tr>
          {['Area', 'Components', 'Machines', 'States', 'Stories'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {areas.map(({ area, components, machines, states, stories }) => (
          <tr key={area}>
            <th scope="row">{area}</th>
            {[components, machines, states, stories].map((count, index) => (
              <td key={index}>{count || '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
