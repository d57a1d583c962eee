import { afterAll, beforeEach, expect, test } from 'vitest';
import type { ServiceProblem } from '#api/administration/translation/service/service-problem.ts';
import { translateWith } from '#server/administration/translation/machine-translation.ts';
import { deepL } from '#server/administration/translation/service/deepl.ts';
import { googleTranslation } from '#server/administration/translation/service/google-translation.ts';
import { libreTranslate } from '#server/administration/translation/service/libre-translate.ts';
import { requestService } from '#server/administration/translation/service/service-request.ts';
import type { TranslationProvider } from '#server/administration/translation/service/translation-provider.ts';
import {
  type ServerMood,
  startDeepL,
  startGoogle,
  startLibreTranslate,
} from '#tests/support/server/translation-servers.ts';

const servers = {
  libretranslate: await startLibreTranslate(),
  deepl: await startDeepL(),
  google: await startGoogle(),
};
const all = Object.values(servers);
beforeEach(() => {
  for (const server of all) Object.assign(server, { mood: 'well' }).received.length = 0;
});
afterAll(() => Promise.all(all.map((server) => server.close())));

const cases = [
  { provider: libreTranslate, server: servers.libretranslate, key: 'libre', fr: 'fr' },
  { provider: deepL, server: servers.deepl, key: 'deepl', fr: 'FR' },
  { provider: googleTranslation, server: servers.google, key: 'google', fr: 'fr' },
] as const;

interface Asked {
  readonly texts: readonly string[];
  readonly to?: string;
  readonly from?: string | null;
  readonly format?: 'text' | 'html';
}

const translate = (
  provider: TranslationProvider,
  config: { url: string; key: string },
  { texts, to = 'fr', from = 'en', format = 'text' }: Asked,
) => translateWith({ provider, config, isDefault: false }, { texts, to, from, format });

for (const { provider, server, key, fr } of cases) {
  const config = { url: server.url, key };

  test(`${provider.name} translates texts, with placeholders and marks`, async () => {
    const texts = ['Hello', '', ' two\nlines ', 'Dear {name}, 1 < 2 & 3.', 'I agree to the <terms>terms</terms>.'];
    expect(await translate(provider, config, { texts })).toEqual({
      texts: [
        `[${fr}] Hello`,
        '',
        ` [${fr}] two\nlines `,
        `[${fr}] Dear {name}, 1 < 2 & 3.`,
        `[${fr}] I agree to the <terms>terms</terms>.`,
      ],
      from: 'en',
    });
  });

  test(`${provider.name} translates HTML without creating tags, and detects the language`, async () => {
    const texts = ['<p>Use &lt;b&gt; &amp; <b>bold</b></p>'];
    expect(await translate(provider, config, { texts, format: 'html', from: null })).toEqual({
      texts: [`[${fr}] <p>Use &lt;b&gt; &amp; <b>bold</b></p>`],
      from: 'en',
    });
  });

  test(`placeholders remain although ${provider.name} loses them`, async () => {
    server.mood = 'lossy';
    const { texts } = await translate(provider, config, { texts: ['Dear {name}!'] });
    expect(texts).toEqual([`[${fr}] Dear {name}[${fr}] !`]);
  });

  test(`${provider.name} gets requests within its limits, and each text once`, async () => {
    const many = Array.from({ length: 130 }, (_, number) => `Text ${number % 129}`);
    const { texts } = await translate(provider, config, { texts: many });
    expect(texts[129]).toBe(`[${fr}] Text 0`);
    expect(server.received.filter(({ path }) => path.includes('translate'))).toHaveLength(
      Math.ceil(129 / provider.limits.texts),
    );
  });

  test(`errors of ${provider.name} are told apart`, async () => {
    const problemFor = async (mood: ServerMood, asked: Partial<Asked> & { key?: string; url?: string } = {}) => {
      server.mood = mood;
      const { key: otherKey = key, url = server.url, ...request } = asked;
      return translate(provider, { url, key: otherKey }, { texts: ['Hello'], ...request }).then(
        () => undefined,
        ({ problem }: { problem: ServiceProblem }) => problem,
      );
    };
    expect(await problemFor('well', { key: 'wrong' })).toBe('key');
    expect(await problemFor('busy')).toBe('busy');
    expect(await problemFor('well', { to: 'xx' })).toBe('language');
    expect(await problemFor('html')).toBe('answer');
    expect(await problemFor('redirect')).toBe('unreachable');
    expect(await problemFor('well', { url: 'http://127.0.0.1:1' })).toBe('unreachable');
    if (provider !== libreTranslate) expect(await problemFor('quota')).toBe('quota');
    if (provider !== deepL) expect(await problemFor('long')).toBe('too-long');
    if (provider === deepL) expect(await problemFor('overloaded')).toBe('busy');
    if (provider === libreTranslate) expect(await problemFor('short')).toBe('answer');
  });
}

test('languages are named as each service names them', async () => {
  const sent = async (at: (typeof cases)[number], to: string) => {
    await translate(at.provider, { url: at.server.url, key: at.key }, { texts: ['Hello'], to, from: 'pt-BR' });
    const body = at.server.received.at(-1)?.body ?? {};
    return [body['source'] ?? body['source_lang'], body['target'] ?? body['target_lang']];
  };
  const [libre, deepl, google] = cases;
  expect(await sent(libre, 'zh-TW')).toEqual(['pt-BR', 'zt']);
  expect(await sent(deepl, 'en')).toEqual(['PT', 'EN-US']);
  expect(await sent(deepl, 'en-GB')).toEqual(['PT', 'EN-GB']);
  expect(await sent(deepl, 'zh-TW')).toEqual(['PT', 'ZH-HANT']);
  expect(await sent(google, 'zh_CN')).toEqual(['pt', 'zh-CN']);
});

test('a language that LibreTranslate detected is a tag, with which the next text can be sent', async () => {
  const [{ provider, server, key }] = cases;
  const { from } = await translate(provider, { url: server.url, key }, { texts: ['繩結'], from: null });
  expect(from).toBe('zh-Hant');
  await translate(provider, { url: server.url, key }, { texts: ['繩結'], from });
  expect(server.received.at(-1)?.body['source']).toBe('zt');
});

test('a key that cannot be a header is refused without being quoted', async () => {
  for (const { provider, server } of cases.slice(1)) {
    const request = translate(provider, { url: server.url, key: 'sea\ncret' }, { texts: ['Hello'] });
    await expect(request).rejects.toMatchObject({ problem: 'key', detail: '' });
    expect(server.received).toEqual([]);
  }
});

test('a service that does not answer in time is given up', async () => {
  servers.google.mood = 'silent';
  const request = requestService(servers.google.url, { timeout: 50, messageOf: () => undefined });
  await expect(request).rejects.toMatchObject({ problem: 'timeout' });
});
