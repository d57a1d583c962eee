import type { AnyMachineSnapshot, StateValue } from 'xstate';

/** A state's name in one line: `saving`, `open.asking`, and for states side by side `list.open + text.kept`. */
export function stateName(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([region, inner]) => `${region}.${stateName(inner ?? '')}`)
    .map((name) => name.replace(/\.$/, ''))
    .join(' + ');
}

/** What tells styles, tests and the workbench in which state a machine is; for the one element that stands for it. */
export const stateProps = ({ machine, value }: AnyMachineSnapshot) => ({
  'data-machine': machine.id,
  'data-state': stateName(value),
});
