import { useEffect, useState } from 'react';
import * as panel from '#stories/workbench/panel/panel.css.ts';
import { distanceBetween } from './distance.ts';
import { clearMark, markElement, showElement } from './element-mark.ts';
import * as styles from './measure-panel.css.ts';
import { type Length, type Measurement, measure, offScale, type Sides } from './measurement.ts';

interface MeasurePanelProps {
  /** The window of the story. */
  readonly view: Window;
}

/** The measures of the element under the pointer, compared with the spacing scale of the theme. */
export function MeasurePanel({ view }: MeasurePanelProps) {
  const { measured, pinned, distance } = usePointedElement(view);
  return (
    <aside className={panel.part} aria-label="Measures">
      <p className={panel.quiet}>
        Point at an element of the story. Alt + click pins it, to measure the distance to others; Escape unpins it.
      </p>
      {measured ? <Measures {...measured} /> : <p>No element yet.</p>}
      {pinned && (
        <p role="status">
          Pinned: {pinned.name}
          {distance && `. Distance: ${distance}`}
        </p>
      )}
      <OffScale view={view} />
    </aside>
  );
}

interface Pointed {
  readonly measured?: Measurement | undefined;
  readonly pinned?: Measurement | undefined;
  readonly distance?: string | undefined;
}

function usePointedElement(view: Window): Pointed {
  const [pointed, setPointed] = useState<Pointed>({});
  useEffect(() => {
    const { document } = view;
    let pin: Element | undefined;
    const at = ({ target }: Event) => ((target as Node).nodeType === 1 ? (target as Element) : undefined);
    const move = (event: Event) => {
      const element = at(event);
      if (!element) return;
      const measured = measure(element);
      markElement(element, measured);
      const distance = pin && pin !== element ? distanceBetween(pin, element) : undefined;
      setPointed({ measured, distance, pinned: pin && measure(pin) });
    };
    const click = (event: MouseEvent) => {
      const element = at(event);
      if (!event.altKey || !element) return;
      event.preventDefault();
      event.stopPropagation();
      pin = element;
      const measured = measure(element);
      setPointed({ measured, pinned: measured });
    };
    const key = ({ key: name }: KeyboardEvent) => {
      if (name !== 'Escape') return;
      pin = undefined;
      setPointed({});
    };
    document.addEventListener('pointermove', move);
    document.addEventListener('click', click, true);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointermove', move);
      document.removeEventListener('click', click, true);
      document.removeEventListener('keydown', key);
      clearMark(document);
    };
  }, [view]);
  return pointed;
}

function Measures({ name, width, height, padding, margin, gaps, neighbours, text }: Measurement) {
  return (
    <table className={panel.table}>
      <caption className={styles.name}>{name}</caption>
      <tbody>
        <Row name="Size">
          {width} × {height} px
        </Row>
        <Row name="Padding">
          <SideWords sides={padding} />
        </Row>
        <Row name="Margin">
          <SideWords sides={margin} />
        </Row>
        {gaps && (
          <Row name="Gap">
            rows <LengthWords length={gaps.row} />, columns <LengthWords length={gaps.column} />
          </Row>
        )}
        {Object.entries(neighbours).map(([side, length]) => (
          <Row key={side} name={`Space ${side}`}>
            <LengthWords length={length} />
          </Row>
        ))}
        <Row name="Text">{text}</Row>
      </tbody>
    </table>
  );
}

const Row = ({ name, children }: { readonly name: string; readonly children: React.ReactNode }) => (
  <tr>
    <th scope="row" className={panel.cell}>
      {name}
    </th>
    <td className={panel.cell}>{children}</td>
  </tr>
);

const SideWords = ({ sides }: { readonly sides: Sides }) =>
  (['top', 'right', 'bottom', 'left'] as const).map((side) => (
    <span key={side}>
      {side} <LengthWords length={sides[side]} />{' '}
    </span>
  ));

const LengthWords = ({ length: { pixels, token } }: { readonly length: Length }) => (
  <span className={styles.length} data-off={token === undefined ? '' : undefined}>
    {pixels}
    {token === undefined ? ' off the scale' : token === 'none' ? '' : ` ${token}`}
  </span>
);

/** The lengths of the whole story that are on no step of the spacing scale. */
function OffScale({ view }: MeasurePanelProps) {
  const [found, setFound] = useState<readonly { element: Element; words: string }[]>([]);
  useEffect(() => {
    const timer = setTimeout(() => setFound(offScaleIn(view.document.body)), 600);
    return () => clearTimeout(timer);
  }, [view]);
  return (
    <section className={panel.part} aria-label="Off the scale">
      <h3 className={panel.heading}>Off the spacing scale in this story ({found.length})</h3>
      <ul className={styles.items}>
        {found.slice(0, 60).map(({ element, words }, index) => (
          <li key={`${index} ${words}`}>
            <button type="button" className={panel.element} onClick={() => showElement(view, element)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Texts for screen readers only have the size of a pixel. */
const isSeen = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
};

const offScaleIn = (body: HTMLElement) =>
  [...body.querySelectorAll('*')]
    .filter((element) => isSeen(element) && !element.closest('svg'))
    .flatMap((element) => {
      const measured = measure(element);
      const off = offScale(measured).map(({ name, pixels }) => `${name} ${pixels} px`);
      return off.length > 0 ? [{ element, words: `${measured.name}: ${off.join(', ')}` }] : [];
    });
