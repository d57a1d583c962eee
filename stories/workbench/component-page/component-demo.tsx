import { type ReactNode, type RefObject, use, useEffect, useRef, useState } from 'react';
import type { ComponentFacts } from '#scripts/component-pages/facts.ts';
import { useSearch } from '#stories/workbench/settings.ts';
import { withChangedProps } from './changed-props.ts';
import * as styles from './component-demo.css.ts';
import { demoIn, demoMessage, type SeenPart } from './demo-channel.ts';
import type { Guide } from './guide.ts';
import { loadComponent, loadGuide, loadStories, loadStyles } from './load-facts.ts';

/** The story in the frame of a component's page, with changed props and numbered parts. */
export function ComponentDemo({ facts }: { facts: ComponentFacts }) {
  const { story, changes, hasParts } = demoIn(useSearch());
  const guided = use(loadGuide(facts.address));
  const stories = use(loadStories(facts.address));
  const type = use(loadComponent(facts.address, facts.name));
  const Story = story === 'Usage' ? guided?.Usage : stories[story];
  const parts = useParts(facts, guided?.guide);
  if (!Story) return null;
  return (
    <Played key={story} Story={Story as () => ReactNode} type={type} changes={changes}>
      {(props, root) => <Parts parts={parts} props={props} root={root} hasMarks={hasParts} />}
    </Played>
  );
}

interface PlayedProps {
  readonly Story: () => ReactNode;
  readonly type: unknown;
  readonly changes: Readonly<Record<string, unknown>>;
  readonly children: (
    props: Readonly<Record<string, unknown>> | undefined,
    root: RefObject<HTMLDivElement | null>,
  ) => ReactNode;
}

/** Calls the story as a function, because the props of its elements are changed before they are rendered. */
function Played({ Story, type, changes, children }: PlayedProps) {
  const root = useRef<HTMLDivElement>(null);
  const { node, props } = withChangedProps(Story(), type, changes);
  return (
    <>
      <div ref={root} className={styles.demo}>
        {node}
      </div>
      {children(props, root)}
    </>
  );
}

interface FoundPart {
  readonly name: string;
  readonly about: string;
  readonly find: string;
}

/** Returns the parts of a component with a selector: those of its guide, otherwise its described styles. */
function useParts(facts: ComponentFacts, guide: Guide | undefined): readonly FoundPart[] {
  const classes = use(loadStyles(facts.address));
  return (
    guide?.parts ??
    facts.parts.flatMap(({ name, about }) => {
      const names = classNamesOf(classes[name]);
      return names ? [{ name, about, find: `.${names.trim().split(/\s+/).map(CSS.escape).join('.')}` }] : [];
    })
  );
}

/** Returns the classes of a style, or the base of a recipe. */
const classNamesOf = (style: unknown): string =>
  typeof style === 'string'
    ? style
    : ((style as { classNames?: { base?: string } } | undefined)?.classNames?.base?.split(' ')[0] ?? '');

interface Mark {
  readonly number: number;
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

interface PartsProps {
  readonly parts: readonly FoundPart[];
  readonly props: Readonly<Record<string, unknown>> | undefined;
  readonly root: RefObject<HTMLDivElement | null>;
  readonly hasMarks: boolean;
}

/** Draws the number of each part onto the story, and reports parts, props and height to the page. */
function Parts({ parts, props, root, hasMarks }: PartsProps) {
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const latest = useRef({ parts, props });
  latest.current = { parts, props };
  useEffect(() => {
    let last = '';
    const measure = () => {
      const { parts: all, props: own } = latest.current;
      const found = all.map(({ find }, index) => markOf(find, index + 1));
      const seen: SeenPart[] = all.map(({ name, about }, index) => ({
        name,
        about,
        isSeen: found[index] !== undefined,
      }));
      const report = { props: own && plainProps(own), parts: seen, height: heightOf(root.current) };
      const next = JSON.stringify([found, report]);
      if (next === last) return;
      last = next;
      setMarks(found.filter((mark) => mark !== undefined));
      demoMessage.send(report);
    };
    measure();
    const watch = setInterval(measure, 250);
    return () => clearInterval(watch);
  }, [root]);
  if (!hasMarks) return null;
  return marks.map(({ number, ...place }) => (
    <span key={number} className={styles.mark} style={place} aria-hidden>
      <span className={styles.number}>{number}</span>
    </span>
  ));
}

function markOf(find: string, number: number): Mark | undefined {
  const element = [...document.querySelectorAll(find)].find((one) => one.getClientRects().length > 0);
  if (!element) return undefined;
  const { top, left, width, height } = element.getBoundingClientRect();
  return {
    number,
    top: Math.round(top + scrollY),
    left: Math.round(left + scrollX),
    width: Math.round(width),
    height: Math.round(height),
  };
}

const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [popover]';

function heightOf(root: HTMLElement | null): number {
  const own = root ? Math.ceil(root.getBoundingClientRect().height) : 0;
  return document.querySelector(overlays) ? Math.max(own, 480) : own;
}

/** Returns the props that can be shown and edited as text. */
const plainProps = (props: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(props).map(([name, value]) => [
      name,
      value === null || ['string', 'number', 'boolean'].includes(typeof value) ? value : { isPlain: false },
    ]),
  );
