import { type ReactNode, use } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type ColumnName, columnsOfSection, sectionKinds } from '#api/administration/layout/layout-document.ts';
import { type LoadedLayout, type LoadedNode, nodesOf } from '#api/administration/layout/page-layout.queries.ts';
import { ApiFailure } from '#api/failure.ts';
import { LayoutView } from '#components/layout/layout-view.tsx';
import { loadWidgets } from '#components/layout/placed-widget.tsx';
import { failureMemory } from '#components/layout/widget-failures.ts';
import { FragmentCache } from '#pages/-rendering/fragment-cache.ts';
import { type FailedWidget, hasAllWidgets, renderFullPage } from '#pages/-rendering/full-page.ts';
import { PageRendering } from '#pages/-rendering/page-rendering.ts';
import { guest, StorySite } from '#stories/support/story-site.tsx';
import { randomNumbers } from '#tests/support/random-numbers.ts';

beforeAll(() => loadWidgets([]));

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

let renderings = 0;

function Throwing(): ReactNode {
  renderings += 1;
  throw new Error('no widget');
}

function Hanging(): ReactNode {
  return use(new Promise<ReactNode>(() => {}));
}

function Rejecting({ reason }: { reason: Promise<ReactNode> }): ReactNode {
  return use(reason);
}

function Nothing(): ReactNode {
  return null;
}

function Nonsense(): ReactNode {
  return {} as ReactNode;
}

function Huge(): ReactNode {
  return <p>{'x'.repeat(1_000_000)}</p>;
}

function Good({ text }: { text: string }): ReactNode {
  return <p>{text}</p>;
}

const bad = ['throws', 'hangs', 'rejects', 'nonsense'] as const;
const odd = ['null', 'huge', 'unknown'] as const;

vi.mock('#components/layout/widget/widget-components.ts', () => ({
  loadWidgetComponents: () => Promise.resolve(),
  widgetComponents: {
    throws: Throwing,
    hangs: Hanging,
    rejects: Rejecting,
    null: Nothing,
    nonsense: Nonsense,
    huge: Huge,
    good: Good,
  },
}));

/** Renders a page as the server does, and returns it with the reported errors and their widgets. */
async function render(layout: LoadedLayout, widgets = {}) {
  const reports: (FailedWidget | undefined)[] = [];
  const html = await renderFullPage(
    <html lang="en">
      <body>
        <StorySite me={guest}>
          <LayoutView layout={layout} widgets={widgets} />
        </StorySite>
        <footer>The end</footer>
      </body>
    </html>,
    {
      nonce: 'nonce',
      report: (_, widget) => reports.push(widget),
      drawing: new PageRendering(new FragmentCache(), { within: 'en', nonce: 'nonce', needed: () => {} }),
      deadline: 15,
    },
  );
  return { html, reports };
}

const only = (...children: readonly LoadedNode[]): LoadedLayout => ({
  sections: [{ id: 's', kind: '1-column', columns: { children } }],
});

/** Returns a layout with widgets of all kinds in random places. Settings differ, so that no failure is known. */
function randomLayout(random: () => number, page: number): LoadedLayout {
  const below = (limit: number) => Math.floor(random() * limit);
  const kinds = [...bad, ...odd, 'good', 'good', 'good', 'good', 'good'];
  let count = 0;
  const node = (): LoadedNode => {
    count += 1;
    const widget = kinds[below(kinds.length)] as string;
    const reason = Promise.reject(new Error('rejected'));
    reason.catch(() => undefined);
    return { id: `n${page}-${count}`, widget, settings: { text: `Text ${page}-${count}.`, reason } };
  };
  const section = (_: unknown, place: number) => {
    const kind = sectionKinds[below(sectionKinds.length)] as (typeof sectionKinds)[number];
    const columns: Partial<Record<ColumnName, readonly LoadedNode[]>> = {};
    for (const name of columnsOfSection[kind]) columns[name] = Array.from({ length: below(4) }, node);
    return { id: `s${place}`, kind, columns };
  };
  return { sections: Array.from({ length: 3 }, section) };
}

test('in 200 random placements, widgets that throw, hang, reject or return nonsense never take the page down', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // React's development build reports an aborted part as a bug of its own.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const random = randomNumbers(42);
  const seen = new Set<string>();
  for (let page = 0; page < 200; page += 1) {
    const layout = randomLayout(random, page);
    const { html, reports } = await render(layout);
    const nodes = nodesOf(layout);
    for (const { widget, settings } of nodes) {
      seen.add(widget);
      if (widget === 'good') expect(html).toContain(`<p>${settings?.['text']}</p>`);
    }
    expect(html).toContain('<footer>The end</footer>');
    const failed = nodes.filter(({ widget }) => bad.some((one) => one === widget));
    expect(reports.map((report) => report?.node).toSorted()).toEqual(failed.map(({ id }) => id).toSorted());
    expect(hasAllWidgets(html)).toBe(nodes.every(({ widget }) => widget !== 'unknown') && failed.length === 0);
  }
  expect([...seen].toSorted()).toEqual([...bad, ...odd, 'good'].toSorted());
}, 60_000);

test('a widget that failed is not rendered again for a minute, unless it has other data', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const node = (title: string) => only({ id: 'again', widget: 'throws', settings: { title } });
  await render(node('One'));
  const before = renderings;
  const { html, reports } = await render(node('One'));
  expect([renderings - before, reports]).toEqual([0, []]);
  expect(html).toContain('data-widget-problem="failed"');
  expect(hasAllWidgets(html)).toBe(false);
  await render(node('Two'));
  expect(renderings).toBeGreaterThan(before);
  const later = renderings;
  vi.setSystemTime(Date.now() + failureMemory + 1);
  await render(node('One'));
  expect(renderings).toBeGreaterThan(later);
});

test('a refusal of the data of a page part is that of the page; of another widget, it is not', async () => {
  const refusal = ApiFailure.fromBody({ code: 'permission.missing' }, 403);
  const Refused = () => {
    throw refusal;
  };
  await expect(render(only({ id: 'p', widget: 'asset' }), { asset: Refused })).rejects.toBe(refusal);
  const other = await render(only({ id: 'q', widget: 'rejects', settings: { reason: Promise.reject(refusal) } }));
  expect(other.html).toContain('<footer>The end</footer>');
});

test('a late widget keeps its place, an empty one leaves, and the page of a late one is incomplete', async () => {
  const text = { settings: { text: 'Not yet' } };
  const late = await render(only({ id: 'a', widget: 'good', outcome: 'late', ...text }));
  expect(late.html).not.toContain('Not yet');
  expect(late.html).toContain('data-widget-problem="late"');
  expect(hasAllWidgets(late.html)).toBe(false);
  const empty = await render(only({ id: 'a', widget: 'good', outcome: 'empty', ...text }));
  expect(empty.html).not.toContain('Not yet');
  expect(hasAllWidgets(empty.html)).toBe(true);
});

test('two widgets of one kind in a column are both rendered', async () => {
  const { html } = await render(
    only(
      { id: 'a', widget: 'good', settings: { text: 'First' } },
      { id: 'b', widget: 'good', settings: { text: 'Second' } },
    ),
  );
  expect(html.replaceAll(/<!--.*?-->/g, '')).toContain('<p>First</p><p>Second</p>');
});
