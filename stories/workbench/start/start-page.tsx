import { reports } from 'virtual:coverage';
import { Suspense, use } from 'react';
import type { Overview } from '#scripts/component-pages/facts.ts';
import { loadOverview } from '#stories/workbench/component-page/load-facts.ts';
import { shareText, totalsOf } from '#stories/workbench/coverage/totals.ts';
import { Page, PagePart } from '#stories/workbench/page/page.tsx';
import { storyLink } from '#stories/workbench/story-links.ts';
import { ChangeList } from './change-list.tsx';
import { ComponentList } from './component-list.tsx';
import * as styles from './start-page.css.ts';

/** The start page of the workbench: its content, the changes since the last release, coverage and first steps. */
export function StartPage() {
  return (
    <Suspense>
      <Page
        title="Folkmoot workbench"
        lead="Every component in every state, beside the chart of the machine that drives it. Light, dark and high contrast, five languages, from 320 pixels upwards."
      >
        <Content />
      </Page>
    </Suspense>
  );
}

function Content() {
  const overview = use(loadOverview());
  return (
    <>
      {overview && <Counts overview={overview} />}
      <div className={styles.halves}>
        <PagePart title="What changed">
          <ChangeList />
        </PagePart>
        <PagePart title="How to use it">
          <Steps />
        </PagePart>
      </div>
      <PagePart title="Coverage">
        <Coverage />
      </PagePart>
      <PagePart title="Look up">
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
      </PagePart>
      <PagePart title="All components">
        <ComponentList />
      </PagePart>
      {overview && (
        <PagePart title="By area">
          <Areas overview={overview} />
        </PagePart>
      )}
    </>
  );
}

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
