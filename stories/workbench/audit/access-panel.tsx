import { useEffect, useState } from 'react';
import * as desk from '#stories/workbench/desk.css.ts';
import { showElement } from '#stories/workbench/measure/element-mark.ts';
import * as panel from '#stories/workbench/panel/panel.css.ts';
import * as styles from './access-panel.css.ts';
import type { Audit, ContrastPair, Finding, OutlineNode } from './audit.ts';

interface AccessPanelProps {
  readonly view: Window;
  readonly story: string;
}

/** The accessibility of the story: the findings of axe, the contrasts, and the accessibility tree. */
export function AccessPanel({ view, story }: AccessPanelProps) {
  const { audit, problem, run } = useAudit(view, story);
  return (
    <aside className={panel.part} aria-label="Accessibility">
      <div className={panel.row}>
        <p className={panel.state} role="status">
          {problem ?? (audit ? verdictOf(audit) : 'Checking…')}
        </p>
        <span className={desk.spacer} />
        <button type="button" className={desk.control} onClick={run}>
          Check again
        </button>
      </div>
      {audit && (
        <>
          <Findings findings={audit.findings} view={view} />
          <Pairs pairs={audit.pairs} />
          <section aria-label="Accessibility tree">
            <h3 className={panel.heading}>What a screen reader perceives</h3>
            <Outline nodes={audit.outline} />
          </section>
        </>
      )}
    </aside>
  );
}

/** The time without changes after which the story is checked again. */
const restTime = 700;

/** Audits the story when it opens, and after each change once it is at rest. */
function useAudit(view: Window, story: string) {
  const [audit, setAudit] = useState<Audit>();
  const [problem, setProblem] = useState<string>();
  const [request, setRequest] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    setAudit(undefined);
    setProblem(undefined);
    const check = async () => {
      try {
        const found = await view.folkmootBench?.audit();
        if (!isLeft) setAudit(found);
        if (!isLeft) setProblem(undefined);
      } catch (error) {
        if (!isLeft) setProblem(`The check failed: ${error instanceof Error ? error.message : error}`);
      }
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(check, restTime);
    };
    const watch = new MutationObserver(later);
    watch.observe(view.document.body, { childList: true, subtree: true, attributes: true, characterData: true });
    later();
    return () => {
      isLeft = true;
      clearTimeout(timer);
      watch.disconnect();
    };
  }, [view, story, request]);
  return { audit, problem, run: () => setRequest(request + 1) };
}

function verdictOf({ findings, pairs }: Audit): string {
  const elementsIn = (isOpen: boolean) =>
    findings.filter(({ isUndecided }) => isUndecided === isOpen).flatMap(({ elements }) => elements).length;
  const [count, open] = [elementsIn(false), elementsIn(true)];
  const lowest = pairs[0];
  return [
    count === 0 ? 'No failures' : count === 1 ? '1 failure' : `${count} failures`,
    ...(open > 0 ? [`${open} to look at`] : []),
    ...(lowest ? [`lowest contrast ${lowest.ratio} : 1`] : []),
  ].join(' · ');
}

function Findings({ findings, view }: { readonly findings: readonly Finding[]; readonly view: Window }) {
  if (findings.length === 0) return null;
  return (
    <section aria-label="Findings">
      <h3 className={panel.heading}>Findings</h3>
      <ul className={styles.items}>
        {findings.map(({ rule, help, address, impact, isUndecided, elements }) => (
          <li key={`${rule} ${isUndecided}`} className={styles.finding} data-undecided={isUndecided ? '' : undefined}>
            <strong>{help}</strong> <span className={panel.quiet}>{isUndecided ? 'to look at' : impact}</span>{' '}
            <a href={address} target="_blank" rel="noreferrer">
              {rule}
            </a>
            <ul className={styles.items}>
              {elements.map(({ name, selector, why }) => (
                <li key={selector}>
                  <button type="button" className={panel.element} onClick={() => showElement(view, selector)}>
                    {name}
                  </button>
                  <span className={panel.reason}>{why}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Pairs({ pairs }: { readonly pairs: readonly ContrastPair[] }) {
  if (pairs.length === 0) return null;
  return (
    <section aria-label="Contrast">
      <h3 className={panel.heading}>Contrast of texts</h3>
      <ul className={styles.items}>
        {pairs.map(({ front, back, ratio, required, elements }) => (
          <li key={`${front} ${back} ${required}`} className={styles.pair} title={elements.join('\n')}>
            <span className={styles.sample} style={{ color: front, background: back }}>
              Aa
            </span>
            <span>
              {ratio} : 1 {ratio >= required ? '✓' : `✗ needs ${required} : 1`}
            </span>
            <span className={panel.quiet}>
              {front} on {back}, {elements[0]}
              {elements.length > 1 && ` and ${elements.length - 1} more`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Outline = ({ nodes }: { readonly nodes: readonly OutlineNode[] }) => (
  <ul className={styles.outline}>
    {nodes.map((node, index) => (
      <li key={`${index} ${node.role} ${node.name}`}>
        <span className={styles.role}>{node.role || 'text'}</span> {node.name && `“${node.name}”`}{' '}
        <span className={panel.quiet}>{node.states.join(', ')}</span>
        {node.children.length > 0 && <Outline nodes={node.children} />}
      </li>
    ))}
  </ul>
);
