import { use, useId, useMemo } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { ChartTransition } from './chart.ts';
import { chartDrawing } from './chart-drawing.ts';
import { type Arrow, labelOf, line, linesOf, type StateBox } from './chart-layout.ts';
import { ChartRoom } from './chart-room.tsx';
import * as styles from './statechart.css.ts';

/** The live status that a statechart shows for a running machine. */
export interface StatechartLife {
  /** The IDs of the active states. */
  readonly active: ReadonlySet<string>;
  /** The keys of the transitions that can be taken now. */
  readonly live: ReadonlySet<string>;
  /** The keys of all transitions taken, and of those of the last step. */
  readonly past: ReadonlySet<string>;
  readonly last: ReadonlySet<string>;
}

interface StatechartProps {
  readonly machine: AnyStateMachine;
  readonly life: StatechartLife;
  /** Takes a transition. Pointer only, because every event also has a button below the chart. */
  readonly onTake?: (transition: ChartTransition) => void;
}

const flag = (is: boolean | undefined) => (is ? '' : undefined);

/** The statechart of a machine, rendered from its definition, with its live status. */
export function Statechart({ machine, life, onTake }: StatechartProps) {
  const { width, height, states, starts, arrows } = use(useMemo(() => chartDrawing(machine), [machine]));
  const heads = useId();
  const innermost = useMemo(
    () =>
      states.filter(({ state }) => life.active.has(state.id) && !state.states.some(({ id }) => life.active.has(id))),
    [states, life.active],
  );
  const shared = { life, ...(onTake && { onTake }) };
  return (
    <ChartRoom
      key={machine.id}
      chart={{ width, height }}
      followed={innermost}
      label={`Statechart of ${machine.id}; the transition table lists the same data`}
    >
      <Heads id={heads} />
      {states.map((box) => (
        <StateShape key={box.state.id} box={box} {...shared} />
      ))}
      {starts.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className={styles.dot} cx={x + 5} cy={y + 5} r={4.5} />
      ))}
      {arrows.map((arrow) => (
        <ArrowShape key={arrow.id} arrow={arrow} heads={heads} {...shared} />
      ))}
      {arrows.map((arrow) => (
        <ArrowWords key={arrow.id} arrow={arrow} {...shared} />
      ))}
    </ChartRoom>
  );
}

const Heads = ({ id }: { id: string }) => (
  <defs>
    {['plain', 'live', 'past'].map((kind) => (
      <marker
        key={kind}
        id={`${id}${kind}`}
        viewBox="0 0 8 8"
        refX="7"
        refY="4"
        markerWidth="8"
        markerHeight="8"
        markerUnits="userSpaceOnUse"
        orient="auto-start-reverse"
      >
        <path d="M0 0.5 8 4 0 7.5z" className={styles.head} data-kind={kind} />
      </marker>
    ))}
  </defs>
);

interface LifeProps {
  readonly life: StatechartLife;
  readonly onTake?: (transition: ChartTransition) => void;
}

function StateShape({ box, life, onTake }: LifeProps & { box: StateBox }) {
  const { state, x, y, width, height, staying } = box;
  const active = flag(life.active.has(state.id));
  const isAtom = state.states.length === 0 && staying.length + state.calls.length === 0;
  return (
    <g>
      <rect
        className={styles.box}
        data-type={state.type}
        data-region={flag(state.isRegion)}
        data-active={active}
        {...{ x, y, width, height }}
        rx={9}
      />
      {state.type === 'final' && (
        <rect className={styles.arrow} x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={7} />
      )}
      <text
        className={styles.name}
        data-active={active}
        x={isAtom ? x + width / 2 : x + 11}
        y={y + (isAtom ? height / 2 + 4 : 19)}
        textAnchor={isAtom ? 'middle' : 'start'}
      >
        {state.name}
      </text>
      {state.calls.map((call, index) => (
        <text key={call} className={styles.inside} x={x + 11} y={y + 36 + index * line}>
          calls {call}
        </text>
      ))}
      {staying.map((transition, index) => (
        <Words
          key={transition.key}
          className={styles.inside}
          transition={transition}
          x={x + 11}
          y={y + 36 + (state.calls.length + index) * line}
          {...{ life, ...(onTake && { onTake }) }}
        >
          ↻ {labelOf(transition)}
        </Words>
      ))}
    </g>
  );
}

function ArrowShape({ arrow, heads, life }: LifeProps & { arrow: Arrow; heads: string }) {
  const has = (keys: ReadonlySet<string>) => arrow.transitions.some(({ key }) => keys.has(key));
  const [isLive, isPast, isLast] = [has(life.live), has(life.past), has(life.last)];
  const kind = isLast || (isPast && !isLive) ? 'past' : isLive ? 'live' : 'plain';
  return (
    <path
      className={styles.arrow}
      data-live={flag(isLive)}
      data-past={flag(isPast)}
      data-last={flag(isLast)}
      d={rounded(arrow.points)}
      markerEnd={`url(#${heads}${kind})`}
    />
  );
}

function ArrowWords({ arrow: { transitions, label }, life, onTake }: LifeProps & { arrow: Arrow }) {
  const x = label.x + label.width / 2;
  return transitions.map((transition, index) => (
    <Words
      key={transition.key}
      className={styles.label}
      transition={transition}
      x={x}
      y={label.y + 12 + transitions.slice(0, index).flatMap(linesOf).length * line}
      textAnchor="middle"
      {...{ life, ...(onTake && { onTake }) }}
    >
      {linesOf(transition).map((words, below) => (
        <tspan key={words} x={x} dy={below === 0 ? 0 : line}>
          {words}
        </tspan>
      ))}
    </Words>
  ));
}

interface WordsProps extends LifeProps {
  readonly transition: ChartTransition;
  readonly className: string;
  readonly x: number;
  readonly y: number;
  readonly textAnchor?: 'middle';
  readonly children: React.ReactNode;
}

function Words({ transition, life, onTake, children, ...place }: WordsProps) {
  const isLive = life.live.has(transition.key) && onTake !== undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; a button below the chart sends the same event
    <text
      {...place}
      data-live={flag(isLive)}
      data-past={flag(life.past.has(transition.key))}
      onClick={() => isLive && onTake?.(transition)}
    >
      {children}
    </text>
  );
}

/** Returns the SVG path of a line with rounded corners. */
function rounded(points: Arrow['points']): string {
  return points
    .map(({ x, y }, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${x} ${y}`;
      if (!after) return `L${x} ${y}`;
      const enter = towards({ x, y }, before);
      const leave = towards({ x, y }, after);
      return `L${enter.x} ${enter.y}Q${x} ${y} ${leave.x} ${leave.y}`;
    })
    .join('');
}

function towards(from: { x: number; y: number }, to: { x: number; y: number }, radius = 6) {
  const distance = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.min(radius, distance / 2) / distance;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
