import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type LoadedLayout,
  type PageOfLayout,
  pageLayoutQuery,
} from '#api/administration/layout/page-layout.queries.ts';
import { usePageLayout } from '#components/layout/use-page-layout.ts';
import { StorySite } from '#stories/support/story-site.tsx';

const page = { viewType: 'customPage', record: { recordType: 'customPage', recordID: 'guides' } } as const;

const stored: LoadedLayout = { sections: [{ id: 'stored', kind: '1-column', columns: {} }] };

function Sections() {
  return usePageLayout(page).sections.map(({ id }) => id);
}

/** Renders a page whose loader has loaded the layout of another page. */
const draw = (loaded: Omit<PageOfLayout, 'section'>) =>
  renderToString(
    <StorySite isBare seed={(client, api) => client.setQueryData(pageLayoutQuery(api, loaded).queryKey, stored)}>
      <Sections />
    </StorySite>,
  );

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

test('a page shows the layout that its loader has loaded', () => {
  expect(draw(page)).toBe('stored');
  expect(console.warn).not.toHaveBeenCalled();
});

test('a warning appears once when the query of a page differs from the query of its loader', () => {
  const other = { ...page, record: { ...page.record, recordID: 'rules' } };
  draw(other);
  draw(other);
  expect(vi.mocked(console.warn).mock.calls).toEqual([
    ['The page of type customPage loads its layout twice: its loader has asked for another one.'],
  ]);
});
