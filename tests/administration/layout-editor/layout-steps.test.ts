import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LayoutDocument, LayoutSection } from '#api/administration/layout/layout-document.ts';
import { sectionKinds } from '#api/administration/layout/layout-document.ts';
import {
  lanesOfSection,
  nodesInLane,
  nodesInLayout,
  placeOfNode,
} from '#api/administration/layout-editor/layout-lane.ts';
import { type LayoutDirection, nodeAfterStep, placeAfterStep } from '#api/administration/layout-editor/layout-move.ts';
import { isRequired, mayAdd, mayPlace, missingWidgets } from '#api/administration/layout-editor/layout-rule.ts';
import {
  addNode,
  addSection,
  layoutLimits,
  moveNode,
  moveSection,
  removeNode,
  removeSection,
  replaceAll,
  setNode,
  setSection,
  setShow,
} from '#api/administration/layout-editor/layout-steps.ts';
import {
  type LayoutHistory,
  type LayoutState,
  noHistory,
  redone,
  undone,
  withStep,
} from '#machines/administration/layout-editor/layout-history.ts';

const node = (id: string, widget = id) => ({ id, widget });

const content: LayoutSection = {
  id: 'content',
  kind: '2-columns',
  columns: { mainTop: [node('a')], mainBottom: [node('b'), node('c')], secondaryTop: [node('d')] },
};
const foot: LayoutSection = { id: 'foot', kind: '1-column', columns: { children: [node('e')] } };
const start: LayoutDocument = { format: 1, sections: [content, foot] };

const laneOf = (document: LayoutDocument | undefined, sectionID: string, lane: 'main' | 'secondary' | 'children') => {
  const section = document?.sections.find(({ id }) => id === sectionID);
  return section && nodesInLane(section, lane).map(({ id }) => id);
};

test('a widget moves within its column, across the two parts of the column, and into other sections', () => {
  expect(laneOf(moveNode(start, 'a', { sectionID: 'content', lane: 'main', index: 1 }), 'content', 'main')).toEqual([
    'b',
    'a',
    'c',
  ]);
  expect(laneOf(moveNode(start, 'c', { sectionID: 'content', lane: 'main', index: 0 }), 'content', 'main')).toEqual([
    'c',
    'a',
    'b',
  ]);
  const moved = moveNode(start, 'b', { sectionID: 'foot', lane: 'children', index: 1 });
  expect(laneOf(moved, 'content', 'main')).toEqual(['a', 'c']);
  expect(laneOf(moved, 'foot', 'children')).toEqual(['e', 'b']);
});

test('a widget of an empty column comes into the part that default layouts use', () => {
  const empty: LayoutDocument = { format: 1, sections: [{ id: 's', kind: '2-columns', columns: {} }] };
  const place = (lane: 'main' | 'secondary') => ({ sectionID: 's', lane, index: 0 });
  expect(addNode(empty, node('x'), place('main'))?.sections[0]?.columns).toEqual({ mainBottom: [node('x')] });
  expect(addNode(empty, node('x'), place('secondary'))?.sections[0]?.columns).toEqual({ secondaryTop: [node('x')] });
});

test('parts that a step does not change are the same objects', () => {
  const moved = moveNode(start, 'a', { sectionID: 'content', lane: 'main', index: 1 });
  expect(moved?.sections[1]).toBe(foot);
  expect(moved?.sections[0]?.columns.secondaryTop).toBe(content.columns.secondaryTop);
  const set = setNode(start, 'b', { settings: { title: 'News' }, version: 1 });
  expect(set?.sections[0]?.columns.mainBottom?.[1]).toBe(content.columns.mainBottom?.[1]);
  expect(set?.sections[0]?.columns.mainBottom?.[0]).toEqual({ ...node('b'), settings: { title: 'News' } });
});

test('steps that are impossible or change nothing are refused', () => {
  expect(moveNode(start, 'a', { sectionID: 'content', lane: 'main', index: 0 })).toBeUndefined();
  expect(moveNode(start, 'a', { sectionID: 'content', lane: 'main', index: 3 })).toBeUndefined();
  expect(moveNode(start, 'a', { sectionID: 'content', lane: 'left', index: 0 })).toBeUndefined();
  expect(moveNode(start, 'a', { sectionID: 'gone', lane: 'main', index: 0 })).toBeUndefined();
  expect(moveNode(start, 'gone', { sectionID: 'foot', lane: 'children', index: 0 })).toBeUndefined();
  expect(moveSection(start, 'content', 0)).toBeUndefined();
  expect(moveSection(start, 'content', 2)).toBeUndefined();
  expect(removeNode(start, 'gone')).toBeUndefined();
  expect(removeSection(start, 'gone')).toBeUndefined();
  expect(addNode(start, node('e'), { sectionID: 'content', lane: 'main', index: 0 })).toBeUndefined();
  expect(addSection(start, foot, 0)).toBeUndefined();
  expect(setSection(start, 'content', { isInverted: undefined })).toBeUndefined();
});

test('a layout does not grow beyond its limits', () => {
  const section = (place: number): LayoutSection => ({ id: `s${place}`, kind: '1-column', columns: {} });
  const full: LayoutDocument = {
    format: 1,
    sections: Array.from({ length: layoutLimits.sections }, (_, at) => section(at)),
  };
  expect(addSection(full, section(99), 0)).toBeUndefined();
  const nodes = Array.from({ length: layoutLimits.widgets }, (_, at) => node(`n${at}`));
  const crowded: LayoutDocument = { format: 1, sections: [{ ...foot, columns: { children: nodes } }] };
  expect(addNode(crowded, node('more'), { sectionID: 'foot', lane: 'children', index: 0 })).toBeUndefined();
  expect(replaceAll(start, [...full.sections, section(99)])).toBeUndefined();
});

test('settings and conditions that are removed leave no property', () => {
  const set = setSection(start, 'content', { isInverted: true });
  expect(set?.sections[0]).toEqual({ ...content, isInverted: true });
  expect(set && setSection(set, 'content', { isInverted: undefined })?.sections[0]).toEqual(content);
  const shown = setShow(start, 'e', { roleIDs: [8], device: undefined });
  expect(shown?.sections[1]?.columns.children).toEqual([{ ...node('e'), show: { roleIDs: [8] } }]);
  expect(shown && setShow(shown, 'e', {})?.sections[1]).toEqual(foot);
});

test('steps by direction lead through columns and sections, and end at the edge', () => {
  expect(placeAfterStep(start, 'a', 'up')).toBeUndefined();
  expect(placeAfterStep(start, 'c', 'down')).toEqual({ sectionID: 'foot', lane: 'children', index: 0 });
  expect(placeAfterStep(start, 'e', 'up')).toEqual({ sectionID: 'content', lane: 'main', index: 3 });
  expect(placeAfterStep(start, 'c', 'after')).toEqual({ sectionID: 'content', lane: 'secondary', index: 1 });
  expect(placeAfterStep(start, 'd', 'before')).toEqual({ sectionID: 'content', lane: 'main', index: 0 });
  expect(placeAfterStep(start, 'e', 'after')).toBeUndefined();
  expect(nodeAfterStep(start, 'c', 'after')).toBe('d');
  expect(nodeAfterStep(start, 'd', 'before')).toBe('a');
  expect(nodeAfterStep(start, 'c', 'down')).toBeUndefined();
});

test('the rules of a widget determine where it can be placed, how often, and whether it can be removed', () => {
  const rules = {
    a: { columns: 'all', atMost: 1, isRequired: true },
    d: { columns: ['secondaryTop'], atMost: null, isRequired: false },
    f: { columns: 'all', atMost: 1, isRequired: true },
  } as const;
  expect([mayAdd(start, 'a', rules), mayAdd(start, 'd', rules), mayAdd(start, 'gone', rules)]).toEqual([
    false,
    true,
    false,
  ]);
  expect(mayPlace(start, 'd', { sectionID: 'content', lane: 'secondary', index: 1 }, rules)).toBe(true);
  expect(mayPlace(start, 'd', { sectionID: 'foot', lane: 'children', index: 0 }, rules)).toBe(false);
  expect([isRequired(start, 'content', rules), isRequired(start, 'a', rules), isRequired(start, 'd', rules)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(missingWidgets(start, rules)).toEqual(['f']);
});

/** A random step: its kind, and numbers that choose what it changes. */
const randomStep = fc.record({ kind: fc.nat(7), one: fc.nat(20), two: fc.nat(20), three: fc.nat(5) });
type RandomStep = typeof randomStep extends fc.Arbitrary<infer Value> ? Value : never;

const directions: readonly LayoutDirection[] = ['up', 'down', 'before', 'after'];

/** Applies a random step to a layout. Undefined when it is not possible. */
function apply(
  document: LayoutDocument,
  { kind, one, two, three }: RandomStep,
  id: string,
): LayoutDocument | undefined {
  const section = document.sections[one % Math.max(1, document.sections.length)];
  const nodes = nodesInLayout(document);
  const chosen = nodes[two % Math.max(1, nodes.length)]?.id ?? '';
  const sectionKind = sectionKinds[three % sectionKinds.length] ?? '1-column';
  if (kind === 0) return addSection(document, { id, kind: sectionKind, columns: {} }, one);
  if (kind === 1) return moveSection(document, section?.id ?? '', two);
  if (kind === 2) return three === 0 ? removeSection(document, section?.id ?? '') : removeNode(document, chosen);
  if (kind === 3) return setSection(document, section?.id ?? '', { breadcrumbs: two % 2 === 0 || undefined });
  if (kind === 4) return setNode(document, chosen, { settings: { limit: one }, version: (three % 3) + 1 });
  if (kind === 5) return setShow(document, three % 2 === 0 ? chosen : (section?.id ?? ''), { roleIDs: [one + 1] });
  if (kind === 6) {
    const to = placeAfterStep(document, chosen, directions[three % 4] ?? 'up');
    return to && moveNode(document, chosen, to);
  }
  const lanes = section ? lanesOfSection[section.kind] : [];
  const lane = lanes[three % Math.max(1, lanes.length)];
  return section && lane ? addNode(document, node(id), { sectionID: section.id, lane, index: two % 3 }) : undefined;
}

test('after 50 random steps, 50 undos lead to the start, and 50 redos to the end', () => {
  fc.assert(
    fc.property(fc.array(randomStep, { minLength: 50, maxLength: 50 }), (steps) => {
      let present: LayoutState & LayoutHistory = { document: start, selectedID: undefined, ...noHistory };
      for (const [index, step] of steps.entries()) {
        const document = apply(present.document, step, `new${index}`);
        if (!document) continue;
        const ids = [...nodesInLayout(document), ...document.sections].map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { id } of nodesInLayout(document)) expect(placeOfNode(document, id)).toBeDefined();
        const next = { document, selectedID: `step${index}` };
        present = { ...next, ...withStep(present, present, { ...next, act: 'change', name: '' }) };
      }
      const end = { document: present.document, selectedID: present.selectedID };
      const count = present.past.length;
      for (let times = 0; times < count; times += 1) present = undone(present, present) ?? present;
      expect(present.document).toBe(start);
      expect([present.selectedID, undone(present, present)]).toEqual([undefined, undefined]);
      for (let times = 0; times < count; times += 1) present = redone(present, present) ?? present;
      expect(present.document).toBe(end.document);
      expect([present.selectedID, redone(present, present)]).toEqual([end.selectedID, undefined]);
    }),
    { numRuns: 100 },
  );
});
