import { useRef, useState } from 'react';
import type { ComponentFacts } from '#scripts/component-pages/facts.ts';
import { useFrameMessage } from '#stories/workbench/frame-message.ts';
import { changedSearch, settingsIn, settingsParams, useFrameSearch, useSearch } from '#stories/workbench/settings.ts';
import { pageStoryOf, storyLink } from '#stories/workbench/story-links.ts';
import * as page from './component-page.css.ts';
import { demoMessage } from './demo-channel.ts';
import * as styles from './demo-section.css.ts';
import { Inline } from './docs.tsx';
import type { GuideModule } from './guide.ts';
import { PropControls } from './prop-controls.tsx';

interface DemoSectionProps {
  readonly facts: ComponentFacts;
  readonly guided: GuideModule | undefined;
}

const least = 120;
const most = 640;

/** The component live in a frame, with controls for its props and its numbered parts. */
export function DemoSection({ facts, guided }: DemoSectionProps) {
  const choices = [...(guided?.Usage ? ['Usage'] : []), ...facts.storyExports];
  const [story, choose] = useState(choices[0] ?? '');
  const [changes, change] = useState<Readonly<Record<string, unknown>>>({});
  const [hasParts, showParts] = useState(true);
  const report = useFrameMessage(demoMessage);
  const args = Object.keys(changes).length > 0 ? JSON.stringify(changes, (_, value) => value ?? null) : undefined;
  const search = changedSearch('', {
    ...settingsParams(settingsIn(useSearch())),
    story: pageStoryOf(facts.address),
    mode: 'preview',
    demo: story,
    args,
    parts: hasParts ? '1' : undefined,
  });
  const props = facts.exports[0]?.props.filter(({ control }) => control !== null) ?? [];
  const parts = report?.parts.filter(({ isSeen }) => isSeen) ?? [];
  return (
    <div className={styles.demo}>
      <div className={styles.demoBar}>
        <label className={page.choice}>
          Story
          <select
            className={page.select}
            value={story}
            onChange={(event) => {
              choose(event.target.value);
              change({});
            }}
          >
            {choices.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label className={page.choice}>
          <input type="checkbox" checked={hasParts} onChange={() => showParts(!hasParts)} /> Show its parts
        </label>
        <span className={page.spacer} />
        {story !== 'Usage' && (
          <a href={storyLink(facts.stories[facts.storyExports.indexOf(story)]?.id ?? '')} target="_top">
            Open the story
          </a>
        )}
      </div>
      <div className={styles.demoBody}>
        <Frame search={search} height={report?.height ?? least} title={`${facts.name}, live`} />
        {report?.props && props.length > 0 && (
          <PropControls props={props} values={{ ...report.props, ...changes }} changes={changes} onChange={change} />
        )}
      </div>
      {hasParts && parts.length > 0 && (
        <ol className={styles.parts} aria-label="Parts">
          {report?.parts.map(({ name, about, isSeen }, index) =>
            isSeen ? (
              <li key={name} value={index + 1}>
                <strong>{name}</strong> <Inline text={about} />
              </li>
            ) : null,
          )}
        </ol>
      )}
    </div>
  );
}

/** The frame of the demo. Changes move the existing frame, so that the story keeps what was typed into it. */
function Frame({ search, height, title }: { search: string; height: number; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [first] = useState(search);
  useFrameSearch(frame, search);
  return (
    <iframe
      ref={frame}
      title={title}
      src={first}
      className={styles.frame}
      style={{ blockSize: Math.min(most, Math.max(least, height)) }}
    />
  );
}
