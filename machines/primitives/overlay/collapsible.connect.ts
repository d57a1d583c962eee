import type { SnapshotFrom } from 'xstate';
import { t } from '#api/translations.ts';
import { stateProps } from '#machines/state-name.ts';
import { type CollapsibleEvent, collapsedHeight, type collapsibleMachine } from './collapsible.machine.ts';

/** What tall content offers a view: whether there is a button, what it says, and how tall the content may be. */
export function connectCollapsible(
  snapshot: SnapshotFrom<typeof collapsibleMachine>,
  send: (event: CollapsibleEvent) => void,
) {
  const isExpanded = snapshot.value === 'expanded';
  return {
    isCollapsed: snapshot.value === 'collapsed',
    /** The most that is shown, in pixels; undefined when all is. */
    height: snapshot.value === 'collapsed' ? collapsedHeight : undefined,
    hasButton: snapshot.value !== 'whole',
    buttonWords: isExpanded ? t('primitives.collapsible.collapse') : t('primitives.collapsible.expand'),
    measure: (height: number) => send({ type: 'content.measured', height }),
    getRootProps: () => stateProps(snapshot),
    getButtonProps: (contentId: string) => ({
      'aria-expanded': isExpanded,
      'aria-controls': contentId,
      onClick: () => send({ type: isExpanded ? 'collapse.requested' : 'expand.requested' }),
    }),
  };
}
