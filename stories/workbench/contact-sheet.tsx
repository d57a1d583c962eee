import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Scene } from '#stories/support/scene.ts';
import { visuallyHidden } from '#theme/layout/layout.css.ts';
import * as styles from './contact-sheet.css.ts';
import { changedSearch, type Settings, settingsIn, settingsParams } from './settings.ts';
import { useLoadSlot } from './use-load-slot.ts';

interface ContactSheetProps {
  readonly scene: Scene;
  /** The stories by state name. */
  readonly stories: Readonly<Record<string, string>>;
}

const modes: Readonly<Record<string, Partial<Settings>>> = {
  Light: { palette: 'light' },
  Dark: { palette: 'dark' },
  'High contrast': { palette: 'contrast' },
  'Forced colors': { palette: 'forced' },
  'Right to left': { dir: 'rtl' },
  '320 px': { width: 320 },
  '200 % text': { text: 200 },
};

const shrink = 0.43;
const height = 380;

/** Renders every state of a machine in every mode, each in its own frame, so that dialogs do not cover the others. */
export function ContactSheet({ scene, stories }: ContactSheetProps) {
  const [shown, show] = useState<readonly string[]>(Object.keys(modes));
  const columns = Object.keys(modes).filter((mode) => shown.includes(mode));
  const toggle = (mode: string) =>
    show(shown.includes(mode) ? shown.filter((other) => other !== mode) : [...shown, mode]);
  return (
    <div className={styles.sheet}>
      <h1>{scene.model.machine.id}: all states</h1>
      <fieldset className={styles.choices} aria-label="Modes">
        {Object.keys(modes).map((mode) => (
          <label key={mode}>
            <input type="checkbox" checked={shown.includes(mode)} onChange={() => toggle(mode)} /> {mode}
          </label>
        ))}
      </fieldset>
      <div style={{ overflow: 'auto' }}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th className={styles.name} scope="col">
                State
              </th>
              {columns.map((mode) => (
                <th key={mode} scope="col">
                  {mode}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries(stories).map(([state, story]) => (
              <tr key={state}>
                <th className={styles.name} scope="row">
                  {state}
                </th>
                {columns.map((mode) => (
                  <td key={mode}>
                    <Cell state={state} mode={mode} story={story} width={scene.width ?? 640} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface CellProps {
  readonly state: string;
  readonly mode: string;
  readonly story: string;
  readonly width: number;
}

function Cell({ state, mode, story, width }: CellProps) {
  const cell = useRef<HTMLDivElement>(null);
  const turn = useLoadSlot(useSeen(cell));
  const settings = { ...settingsIn(location.search), ...modes[mode] };
  const size = settings.width || width;
  const params = { story, ...settingsParams(settings) };
  return (
    <div ref={cell} className={styles.cell} style={{ inlineSize: size * shrink, blockSize: height * shrink }}>
      {turn.isOn && (
        <iframe
          className={styles.frame}
          title={`${state}, ${mode}`}
          tabIndex={-1}
          onLoad={turn.done}
          src={changedSearch('', { ...params, mode: 'preview' })}
          style={{ inlineSize: size, blockSize: height, transform: `scale(${shrink})` }}
        />
      )}
      <a className={styles.link} href={changedSearch('', params)} target="_top">
        <span className={visuallyHidden}>
          Open {state}, {mode}
        </span>
      </a>
    </div>
  );
}

/**
 * Returns whether an element has become visible. Loading a frame for every state at once would overload the browser.
 */
function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: '100px',
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return isSeen;
}
