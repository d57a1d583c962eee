import type { ComponentType } from 'react';
import type { LoadedNode } from '#api/administration/layout/page-layout.queries.ts';
import { widgetRegistry } from '#api/administration/widget/widget-registry.contract.ts';
import { PlacedWidget } from '#components/layout/placed-widget.tsx';
import { DirectionContext } from '#components/primitives/text/direction-context.tsx';
import type { Me } from '#components/shell/site/site-context.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { arabicText, changeTexts, countItems, hasItems, type Json, longWord } from './preview-change.ts';

interface WidgetStatesProps {
  /** The ID of the widget. */
  readonly id: string;
  readonly component: ComponentType<never>;
  /** Further settings. Each makes one more example. */
  readonly variants?: readonly Json[];
  readonly me?: Me;
}

/** Returns the settings that an example changes, without addresses. */
const nameOf = (variant: Json): string =>
  Object.entries(variant)
    .map(([name, value]) => (typeof value === 'object' || String(value).includes(':') ? name : `${name}: ${value}`))
    .join(', ');

/**
 * A widget in every state, made from the preview of its definition: ready, loading, failed, empty, with few and with
 * many items, with long words, right to left, and with other settings.
 */
export function WidgetStates({ id, component, variants = [], me }: WidgetStatesProps) {
  const definition = widgetRegistry.find(id);
  if (!definition) throw new Error(`There is no widget "${id}".`);
  const known = Object.keys(definition.settings.shape);
  const settingsIn = (values: Json) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => known.includes(name)));
  const ready: Json = { ...definition.settings.parse(settingsIn(definition.preview)), ...definition.preview };
  const states: readonly (readonly [string, Partial<LoadedNode>])[] = [
    ['Ready', { settings: ready }],
    ...variants.map((variant) => [nameOf(variant), { settings: { ...ready, ...variant } }] as const),
    ...(hasItems(ready)
      ? [['Few', { settings: countItems(ready, 1) }] as const, ['Many', { settings: countItems(ready, 12) }] as const]
      : []),
    ['Long words', { settings: changeTexts(ready, longWord) }],
    ['Loading', { outcome: 'late' }],
    ['Failed', { outcome: 'failed' }],
    ['Empty', { outcome: 'empty' }],
  ];
  const show = (name: string, node: Partial<LoadedNode>) => (
    <div key={name} style={{ paddingBlockEnd: '2rem' }}>
      <p style={{ paddingBlockEnd: '0.5rem', overflowWrap: 'anywhere' }}>{name}</p>
      <PlacedWidget
        node={{ id: name, widget: id, ...node }}
        widgets={{ [id]: component }}
        place={{ isFullWidth: false, isFirst: false, isHeading: false }}
      />
    </div>
  );
  return (
    <StorySite {...(me && { me })} permissions={['discussions.add']}>
      {states.map(([name, node]) => show(name, node))}
      <DirectionContext value="rtl">
        <div dir="rtl">{show('Right to left', { settings: changeTexts(ready, arabicText) })}</div>
      </DirectionContext>
    </StorySite>
  );
}
