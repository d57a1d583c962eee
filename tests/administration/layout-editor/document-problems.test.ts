import { expect, test } from 'vitest';
import type { LayoutDocument, LayoutNode } from '#api/administration/layout/layout-document.ts';
import { ApiFailure } from '#api/failure.ts';
import { documentProblems } from '#components/administration/layout-editor/document-problems.ts';
import { editorCatalog } from '#components/administration/layout-editor/editor-catalog.ts';
import { readDocument } from '#components/administration/layout-editor/layout-json-dialog.tsx';
import { editorWidgets } from '#stories/administration/layout-editor/editor-widgets.ts';

const catalog = editorCatalog(editorWidgets);

const documentOf = (...children: readonly LayoutNode[]): LayoutDocument => ({
  format: 1,
  sections: [{ id: 'top', kind: '1-column', columns: { children } }],
});

const empty = documentOf();

test('new widgets are checked: whether they exist, how many there may be, and their settings', () => {
  const links = (id: string) => ({ id, widget: 'quickLinks' });
  const document = documentOf(
    { id: 'a', widget: 'weatherMap' },
    { id: 'b', widget: 'leaderboard', settings: { limit: 99, titel: 'Most helpful' } },
    links('c'),
    links('d'),
    { id: 'e', widget: 'leaderboard', settings: { title: 'Most helpful' } },
  );
  expect(documentProblems(document, empty, catalog)).toEqual({
    'layout.0.children.0': 'There is no such widget on this page.',
    'layout.0.children.1.titel': 'The widget has no such setting.',
    'layout.0.children.1.limit': expect.stringContaining('20'),
    'layout.0.children.2': 'Already in this layout',
    'layout.0.children.3': 'Already in this layout',
  });
});

test('a widget that was already in the layout, or has settings of another version, does not block the others', () => {
  const damaged = { id: 'b', widget: 'leaderboard', settings: { limit: 99 } };
  expect(documentProblems(documentOf(damaged), documentOf(damaged), catalog)).toEqual({});
  expect(documentProblems(documentOf({ ...damaged, version: 3 }), empty, catalog)).toEqual({});
});

test('the JSON of a layout with such widgets is refused with the paths of the errors', () => {
  const json = (limit: number) =>
    JSON.stringify([{ $hydrate: 'react.section.1-column', children: [{ $hydrate: 'react.leaderboard', limit }] }]);
  expect(readDocument(json(3), empty, catalog).sections[0]?.columns.children?.[0]?.settings).toEqual({ limit: 3 });
  const refused = () => readDocument(json(0), empty, catalog);
  expect(refused).toThrow(ApiFailure);
  expect(refused).toThrow(
    expect.objectContaining({
      details: expect.objectContaining({
        errors: {
          json: [expect.objectContaining({ message: expect.stringMatching(/^layout\.0\.children\.0\.limit: /) })],
        },
      }),
    }),
  );
});
