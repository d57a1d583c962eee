import { Suspense, use } from 'react';
import type { ComponentFacts } from '#scripts/component-pages/facts.ts';
import { useSearch } from '#stories/workbench/settings.ts';
import { storyLink } from '#stories/workbench/story-links.ts';
import { ComponentDemo } from './component-demo.tsx';
import * as styles from './component-page.css.ts';
import { ConnectionSection } from './connection-section.tsx';
import { CopyCode } from './copy-code.tsx';
import { DemoSection } from './demo-section.tsx';
import { Docs } from './docs.tsx';
import { GuidanceSection } from './guidance-section.tsx';
import type { GuideModule } from './guide.ts';
import { HearingSection } from './hearing-section.tsx';
import { loadFacts, loadGuide } from './load-facts.ts';
import { PropsTable } from './props-table.tsx';
import { StorySection } from './story-section.tsx';
import { TokenSection } from './token-section.tsx';

/** The page of a component; in the frame of its demo, the demo alone. */
export function ComponentPage({ address }: { address: string }) {
  return (
    <Suspense>
      <LoadedPage address={address} />
    </Suspense>
  );
}

function LoadedPage({ address }: { address: string }) {
  const isDemo = new URLSearchParams(useSearch()).has('demo');
  const facts = use(loadFacts(address));
  if (!facts)
    return <p className={styles.page}>There is no component {address}. Restart the workbench to update it.</p>;
  return isDemo ? <ComponentDemo facts={facts} /> : <WholePage facts={facts} />;
}

function WholePage({ facts }: { facts: ComponentFacts }) {
  const guided = use(loadGuide(facts.address));
  const parts = sectionsOf(facts, guided);
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <p className={styles.path}>
          <a href={storyLink('start--start')} target="_top">
            Components
          </a>{' '}
          / {facts.address.split('/').slice(0, -1).join(' / ')}
        </p>
        <h1 className={styles.title}>{facts.name}</h1>
        <Docs className={styles.lead} text={guided?.guide.purpose ?? facts.about} />
        {guided && <Docs className={styles.quiet} text={facts.about} />}
        <nav aria-label="On this page" className={styles.contents}>
          {parts.map(({ title, id }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
      </header>
      {parts.map(({ title, id, body }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
          <h2 id={`${id}-title`} className={styles.sectionTitle}>
            {title}
          </h2>
          {body}
        </section>
      ))}
    </main>
  );
}

/** Returns the sections that the component has content for. */
function sectionsOf(facts: ComponentFacts, guided: GuideModule | undefined) {
  const { stories, states, exports, usage, tokens, address } = facts;
  const hasDemo = stories.length > 0 || guided?.Usage !== undefined;
  const guide = guided?.guide;
  const isHeard = guide?.keys !== undefined || guide?.reader !== undefined;
  return [
    hasDemo && { title: 'Live', id: 'live', body: <DemoSection facts={facts} guided={guided} /> },
    guide && { title: 'Guidance', id: 'guidance', body: <GuidanceSection guide={guide} /> },
    { title: 'Props', id: 'props', body: <PropsTable exports={exports} /> },
    usage && { title: 'Usage', id: 'usage', body: <CopyCode usage={usage} /> },
    (isHeard || facts.keys.length > 0 || Object.keys(facts.spoken).length > 0) && {
      title: 'Keyboard and screen reader',
      id: 'hearing',
      body: <HearingSection facts={facts} guide={guide} />,
    },
    stories.length + states.length > 0 && {
      title: 'Stories and states',
      id: 'states',
      body: <StorySection stories={stories} states={states} />,
    },
    tokens.length > 0 && { title: 'Tokens', id: 'tokens', body: <TokenSection tokens={tokens} /> },
    { title: 'Where it is used', id: 'used', body: <ConnectionSection key={address} facts={facts} /> },
  ].filter((section) => section !== null && section !== undefined && section !== false);
}
