import { plainWords } from '#stories/workbench/states/state-words.ts';
import { type ChartState, type ChartTransition, statesIn } from './chart.ts';

/** A guard that was evaluated, with its result. */
export interface GuardResult {
  readonly name: string;
  readonly isTrue: boolean;
}

/** The reason why a step leads where it leads: a taken transition, with its guards and actions. */
export interface Reason {
  readonly key: string;
  /** The state that handles the event. */
  readonly from: string;
  /** The state that is entered; undefined when the machine stays in its state. */
  readonly to: string | undefined;
  readonly words: string;
  readonly guards: readonly GuardResult[];
  readonly actions: readonly string[];
}

/** Returns the reasons of a step by the keys of its transitions. */
export function reasonsOf(keys: readonly string[], chart: ChartState): Reason[] {
  const states = statesIn(chart);
  const nameOf = (id: string) => plainWords(states.find((state) => state.id === id)?.name ?? id);
  return keys.flatMap((key) => {
    const state = states.find(({ transitions }) => transitions.some((one) => one.key === key));
    const taken = state?.transitions.find((one) => one.key === key);
    if (!state || !taken) return [];
    return [
      {
        key,
        from: nameOf(state.id),
        to: taken.target && nameOf(taken.target),
        words: taken.words,
        guards: guardsOf(taken, state.transitions),
        actions: taken.actions,
      },
    ];
  });
}

/** The alternatives before the taken transition were refused by their guards. */
function guardsOf(taken: ChartTransition, transitions: readonly ChartTransition[]): GuardResult[] {
  const alternatives = transitions.filter(({ event }) => event === taken.event);
  const refused = alternatives.slice(0, alternatives.indexOf(taken));
  return [
    ...refused.filter(({ guard }) => guard !== '').map(({ guard }) => ({ name: guard, isTrue: false })),
    ...(taken.guard === '' ? [] : [{ name: taken.guard, isTrue: true }]),
  ];
}

/** Returns a reason as a sentence: `In saving: react answers; hasNewerWish is false; runs keepAnswer; goes to settled.` */
export function reasonSentence({ from, to, words, guards, actions }: Reason): string {
  const parts = [
    `In ${from}: ${words}`,
    ...guards.map(({ name, isTrue }) => `${name} is ${isTrue}`),
    ...(actions.length > 0 ? [`runs ${actions.join(', ')}`] : []),
    to === undefined ? 'stays in its state' : `goes to ${to}`,
  ];
  return `${parts.join('; ')}.`;
}
