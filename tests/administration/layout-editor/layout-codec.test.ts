import { expect, test } from 'vitest';
import { defaultLayouts } from '#api/administration/layout/default-layouts.ts';
import {
  type ColumnName,
  columnsOfSection,
  type LayoutDocument,
  type LayoutNode,
  type LayoutSection,
  sectionKinds,
} from '#api/administration/layout/layout-document.ts';
import { fromDefinition, toDefinition } from '#api/administration/layout-editor/layout-codec.ts';
import { widgetRegistry as registry } from '#api/administration/widget/widget-registry.contract.ts';
import { randomNumbers } from '#tests/support/random-numbers.ts';

const roundTrip = ({ sections }: Pick<LayoutDocument, 'sections'>) =>
  fromDefinition(JSON.parse(JSON.stringify(toDefinition({ sections }, registry))), {
    registry,
    newID: () => {
      throw new Error('Every node has an ID.');
    },
  });

/** Returns a generator of documents with known, unknown and newer widgets, conditions and unknown parts. */
function documents(seed: number) {
  const random = randomNumbers(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const maybe = <T extends object>(value: T): T | object => (random() < 0.4 ? value : {});
  let ids = 0;
  const id = () => {
    ids += 1;
    return `node-${ids}`;
  };
  const show = () => ({
    show: {
      ...(random() < 0.5 ? { roleIDs: [below(30) + 1] } : {}),
      device: random() < 0.5 ? 'mobile' : 'desktop',
    } as const,
  });
  const node = (): LayoutNode => {
    const widget = ['cta', 'leaderboard', 'quickLinks', 'unknown.widget'][below(4)] as string;
    return {
      id: id(),
      widget,
      ...maybe({ version: below(8) + 2 }),
      ...maybe({ settings: { title: `T${below(9)}`, list: [1, { a: null }], $schema: undefined } }),
      ...maybe(show()),
      ...maybe({ extra: { $fragmentImpls: { Item: { fragmentUUID: 'system' } } } }),
    };
  };
  const section = (): LayoutSection => {
    const kind = sectionKinds[below(sectionKinds.length)] as (typeof sectionKinds)[number];
    const columns: Partial<Record<ColumnName, readonly LayoutNode[]>> = {};
    for (const name of columnsOfSection[kind])
      if (random() < 0.7) columns[name] = Array.from({ length: below(4) }, node);
    return {
      id: id(),
      kind,
      ...maybe({ isInverted: random() < 0.5 }),
      ...maybe({ isNarrow: true }),
      ...maybe({ breadcrumbs: true }),
      ...maybe(show()),
      columns,
    };
  };
  return () => ({ sections: Array.from({ length: below(5) }, section) });
}

test('a document is the same after it was written to the wire form and read again', () => {
  const next = documents(7);
  for (let count = 0; count < 1_000; count += 1) {
    const document = JSON.parse(JSON.stringify(next())) as Pick<LayoutDocument, 'sections'>;
    expect(roundTrip(document)).toEqual({ ...document, problems: {} });
  }
});

test('the default layouts survive the wire form', () => {
  for (const { sections } of Object.values(defaultLayouts))
    expect(roundTrip({ sections })).toEqual({ sections, problems: {} });
});

test('unknown middleware and unknown names are kept', () => {
  const node = {
    $hydrate: 'react.cta',
    $id: 'a',
    title: 'T',
    $middleware: { visibility: { device: 'all' }, other: { x: 1 } },
    $later: 1,
  };
  const definition = [{ $hydrate: 'react.section.1-column', $id: 'b', children: [node] }];
  const { sections, problems } = fromDefinition(definition, { registry, newID: () => 'n' });
  expect(problems).toEqual({});
  expect(toDefinition({ sections }, registry)).toEqual(definition);
});
