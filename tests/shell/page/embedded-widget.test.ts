import { describe, expect, test } from 'vitest';
import { parseEmbeddedWidget } from '#api/administration/layout/embedded-widget.ts';
import { sanitiseHtml } from '#server/post/body/sanitise-html.ts';

describe('a widget placeholder', () => {
  test('supplies the defaults of omitted properties', () => {
    expect(parseEmbeddedWidget('leaderboard', '{"slotType":"w","limit":3}')).toEqual({
      name: 'leaderboard',
      props: { title: '', limit: 3, slotType: 'w', leaderboardType: 'reputation' },
    });
    expect(parseEmbeddedWidget('newest-members', '')).toEqual({
      name: 'newest-members',
      props: { title: '', limit: 5 },
    });
  });

  test('names a fragment with its settings', () => {
    const fragmentUUID = '3f2b8c1e-0d4a-4b6f-9a57-2c8e1d0b7f64';
    expect(
      parseEmbeddedWidget('custom-fragment', JSON.stringify({ fragmentUUID, settings: { city: 'Oslo' } })),
    ).toEqual({
      name: 'custom-fragment',
      props: { fragmentUUID, settings: { city: 'Oslo' } },
    });
  });

  test.each([
    ['nothing', '{}'],
    ['custom-fragment', '{}'],
    ['custom-fragment', '{"fragmentUUID":"../../entry/signout"}'],
    ['custom-fragment', '{"fragmentUUID":"3f2b8c1e-0d4a-4b6f-9a57-2c8e1d0b7f64","settings":[]}'],
    ['leaderboard', '[]'],
    ['leaderboard', '{'],
    ['leaderboard', '{"limit":0}'],
    ['leaderboard', '{"limit":1000}'],
    ['leaderboard', '{"slotType":"century"}'],
    ['leaderboard', '{"onclick":"x"}'],
    ['discussion.discussions', '{"categoryID":"1"}'],
    ['cta', '{"title":"Come","label":"Go"}'],
    ['cta', '{"title":"Come","label":"Go","href":"javascript:alert(1)"}'],
    ['cta', '{"title":"Come","label":"Go","href":"//elsewhere.example"}'],
    ['toString', '{}'],
  ])('%s with the properties %s is no widget', (name, props) => {
    expect(parseEmbeddedWidget(name, props)).toBeUndefined();
  });
});

describe('the sanitiser', () => {
  const place = `<div data-widget="cta" data-props='{"title":"Come","label":"Go","href":"/members"}'>Come</div>`;

  test('allows widget placeholders in text by administrators, and no other', () => {
    const sanitised = sanitiseHtml(place, { mayHoldWidgets: true });
    expect(sanitised).toContain('data-widget="cta"');
    expect(sanitised).toContain('&quot;href&quot;:&quot;/members&quot;');
    const wrong = place.replace('/members', 'javascript:alert(1)');
    expect(sanitiseHtml(wrong, { mayHoldWidgets: true })).toBe('<div>Come</div>');
    expect(sanitiseHtml('<div data-other="1" onclick="x()">a</div>', { mayHoldWidgets: true })).toBe('<div>a</div>');
  });

  test('removes them from text by members', () => {
    expect(sanitiseHtml(place)).toBe('<div>Come</div>');
  });
});
