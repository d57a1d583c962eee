import type { StateValue } from 'xstate';

/**
 * Returns the name of a state as one string: `saving`, `open.asking`, and for parallel states `list.open + text.kept`.
 */
export function stateName(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([region, inner]) => `${region}.${stateName(inner ?? '')}`)
    .map((name) => name.replace(/\.$/, ''))
    .join(' + ');
}

/**
 * Returns the attributes that expose a machine's state to styles, tests and the workbench. Spread them onto the root
 * element of the machine's component.
 */
export const stateProps = ({
  machine,
  value,
}: {
  readonly machine: { readonly id: string };
  readonly value: StateValue;
}) => ({
  'data-machine': machine.id,
  'data-state': stateName(value),
});
