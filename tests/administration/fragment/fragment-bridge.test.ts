import { expect, test } from 'vitest';
import {
  bridgeVersion,
  createFloodCheck,
  mostMessages,
  readFragmentTarget,
  readFrameMessage,
} from '#api/administration/fragment/fragment-bridge.ts';
import { runtimeScript } from '#server/administration/fragment/fragment-frame-document.ts';

const origin = 'https://forum.example';

test('the page reads the messages of the protocol, and only their own parts', () => {
  for (const message of [
    { type: 'ready', height: 0 },
    { type: 'size', height: 10_000 },
    { type: 'navigate', href: '/members' },
    { type: 'failed', reason: 'ReferenceError' },
  ])
    expect(readFrameMessage({ ...message, more: 1 })).toEqual(message);
});

test.each([
  [undefined],
  [null],
  ['ready'],
  [{}],
  [[]],
  [{ type: 'ready' }],
  [{ type: 'ready', height: '5' }],
  [{ type: 'size', height: -1 }],
  [{ type: 'size', height: 10_001 }],
  [{ type: 'size', height: 1.5 }],
  [{ type: 'size', height: Number.NaN }],
  [{ type: 'navigate', href: 'x'.repeat(2_001) }],
  [{ type: 'navigate', href: ['/'] }],
  [{ type: 'failed', reason: 'x'.repeat(501) }],
  [{ type: 'start', props: {} }],
])('the page refuses the message %j', (data) => {
  expect(readFrameMessage(data)).toBeUndefined();
});

test('a fragment can open pages of the forum and other sites by https, and nothing else', () => {
  expect(readFragmentTarget('/members?page=2#top', origin)).toEqual({ kind: 'page', href: '/members?page=2#top' });
  expect(readFragmentTarget('https://forum.example/members', origin)).toEqual({ kind: 'page', href: '/members' });
  expect(readFragmentTarget('https://elsewhere.example/a', origin)).toEqual({
    kind: 'elsewhere',
    href: 'https://elsewhere.example/a',
  });
  for (const href of [
    '',
    'members',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'http://elsewhere.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'blob:https://forum.example/x',
    'https://user:secret@elsewhere.example',
    'https://',
  ])
    expect([href, readFragmentTarget(href, origin)]).toEqual([href, undefined]);
});

test('a flood is more than twenty messages within one second', () => {
  let now = 0;
  const isFlood = createFloodCheck(() => now);
  const answers = Array.from({ length: mostMessages + 1 }, () => isFlood());
  expect(answers).toEqual([...Array.from({ length: mostMessages }, () => false), true]);
  now = 1_000;
  expect(isFlood()).toBe(false);
});

test('the runtime of the frame speaks the same version as the page', () => {
  expect(runtimeScript).toContain(`const version = ${bridgeVersion};`);
});
