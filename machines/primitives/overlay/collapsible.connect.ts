import type { SnapshotFrom } from 'xstate';
import { t } from '#api/translations.ts';
import { stateProps } from '#machines/state-name.ts';
import { type CollapsibleEvent, collapsedHeight, type collapsibleMachine } from './collapsible.machine.ts';

/** Maps the snapshot of collapsible content to props: whether there is a button, its label, and the maximum height. */
export function connectCollapsible(
  snapshot: SnapshotFrom<typeof collapsibleMachine>,
  send: (event: CollapsibleEvent) => void,
) {
  const isExpanded = snapshot.value === 'expanded';
  return {
    isCollapsed: snapshot.value === 'collapsed',
    /** The maximum visible height in pixels. Undefined when all content is visible. */
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
