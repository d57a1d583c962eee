import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { LayoutDocument } from '#api/administration/layout/layout-document.ts';
import {
  onlyWidget,
  WidgetPreviewView,
  type WidgetPreviewViewProps,
} from '#components/administration/layout/widget-preview.tsx';
import { loadWidgets } from '#components/layout/placed-widget.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

const call = { id: 'call', widget: 'cta', settings: { title: 'Join the crew', label: 'Sign up', href: '/' } };
const document: LayoutDocument = {
  format: 1,
  sections: [
    { id: 'top', kind: '1-column', columns: { children: [{ id: 'links', widget: 'quickLinks' }] } },
    {
      id: 'body',
      kind: '2-columns',
      isInverted: true,
      breadcrumbs: true,
      show: { roleIDs: [32] },
      columns: {
        mainBottom: [{ id: 'posts', widget: 'discussionList' }],
        secondaryTop: [
          { ...call, show: { device: 'mobile' } },
          { id: 'tags', widget: 'tag' },
        ],
      },
    },
  ],
};

test('the preview of a widget has its section and its column, without other widgets and without conditions', () => {
  expect(onlyWidget(document, 'call')).toEqual({
    format: 1,
    sections: [{ id: 'body', kind: '2-columns', isInverted: true, columns: { mainBottom: [], secondaryTop: [call] } }],
  });
  expect(onlyWidget(document, 'gone').sections).toEqual([]);
});

beforeAll(() => loadWidgets([call]));

const draw = (more: Partial<WidgetPreviewViewProps>) =>
  renderToString(
    <StorySite isBare me={ingrid}>
      <WidgetPreviewView
        node={call}
        place={{ isFullWidth: false, isFirst: false, isHeading: false }}
        isLoading={false}
        isComplete
        problem={undefined}
        onRetry={() => undefined}
        {...more}
      />
    </StorySite>,
  );

test('the previewed widget cannot be used, and stays when settings are incomplete or could not be loaded', () => {
  const inert = /inert="">.+Join the crew.+Sign up/s;
  expect(draw({})).toMatch(inert);
  expect(draw({ isComplete: false })).toMatch(inert);
  expect(draw({ isComplete: false })).toContain('The preview shows the last complete settings.');
  expect(draw({ problem: 'Name is required.' })).toMatch(inert);
  expect(draw({ problem: 'Name is required.' })).toContain(
    'The preview could not be drawn.<!-- --> <!-- -->Name is required.',
  );
});

test('the welcome for guests is previewed as guests see it', () => {
  expect(draw({ node: { id: 'welcome', widget: 'guestCallToAction', settings: { title: 'Ahoy' } } })).toContain('Ahoy');
});

test('before the first widget is loaded, the preview says what it waits for', () => {
  expect(draw({ node: undefined, isComplete: false })).toContain('The preview appears when the settings are complete.');
  const loading = draw({ node: undefined, isLoading: true });
  expect(loading).toContain('aria-busy="true"');
  expect(loading).not.toContain('inert');
});

test('a widget that shows nothing leaves its place empty, where the style sheet shows a sentence', () => {
  const empty = draw({ node: { ...call, outcome: 'empty' } });
  expect(empty).toMatch(/inert=""><\/div><p[^>]*>With these settings, the widget shows you nothing now\.</);
});
