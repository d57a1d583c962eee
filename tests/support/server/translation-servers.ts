import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that a translation server received. */
interface Received {
  readonly path: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Record<string, unknown>;
}

/** The behaviour of a translation server from now on. */
export type ServerMood =
  | 'well'
  | 'quota'
  | 'busy'
  | 'html'
  | 'silent'
  | 'lossy'
  | 'short'
  | 'redirect'
  | 'long'
  | 'overloaded';

/** A translation server on this machine, which marks texts with the target language: `[fr] Hello`. */
export interface TranslationServer {
  readonly url: string;
  readonly received: Received[];
  mood: ServerMood;
  /** What happens before each answer. */
  meanwhile?: () => Promise<unknown>;
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

type Handler = (request: Received, mood: ServerMood) => Answer;

async function bodyOf(request: http.IncomingMessage): Promise<Record<string, unknown>> {
  let json = '';
  for await (const part of request) json += String(part);
  return JSON.parse(json || '{}');
}

async function start(handle: Handler): Promise<TranslationServer> {
  const server = http.createServer(async (request, response) => {
    const received = { path: request.url ?? '', headers: request.headers, body: await bodyOf(request) };
    started.received.push(received);
    if (started.mood === 'silent') return;
    if (started.mood === 'redirect') return response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end();
    if (started.mood === 'html')
      return response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Welcome to your router</h1>');
    await started.meanwhile?.();
    const { status, body } = handle(received, started.mood);
    return response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const started: TranslationServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    mood: 'well',
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return started;
}

const texts = (value: unknown): string[] => [value].flat().map(String);

/** Translates by marking a text. A lossy server drops elements. */
function marked(text: string, target: string, mood: ServerMood): string {
  const translated = `[${target}] ${text}`;
  return mood === 'lossy' ? translated.replace(/<[^>]*>/g, '') : translated;
}

/** Decodes entities, as LibreTranslate does with translated HTML. */
const decoded = (html: string): string => html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

const libreLanguages = ['en', 'fr', 'de', 'ar', 'ja', 'zt', 'pt-BR'];

/** Starts a server with the API of LibreTranslate (`libretranslate/app.py`). Its key is `libre`. */
export const startLibreTranslate = (): Promise<TranslationServer> =>
  start(({ path, body }, mood) => {
    if (path === '/languages')
      return { status: 200, body: libreLanguages.map((code) => ({ code, name: code, targets: libreLanguages })) };
    if (path !== '/translate') return { status: 404, body: { error: 'Not found' } };
    const target = String(body['target']);
    const refused = (status: number, error: string): Answer => ({ status, body: { error } });
    if (body['api_key'] !== undefined && body['api_key'] !== 'libre') return refused(403, 'Invalid API key');
    if (mood === 'busy') return refused(429, 'Slowdown: 20 per 1 minute');
    if (mood === 'long') return refused(400, 'Invalid request: request (9000) exceeds text limit (2000)');
    if (!body['q'] || !body['source']) return refused(400, 'Invalid request: missing q parameter');
    if (!libreLanguages.includes(target)) return refused(400, `${target} is not supported`);
    const q = texts(body['q']);
    const translated = q.map((text) => {
      const result = marked(text, target, mood);
      return body['format'] === 'html' ? decoded(result) : result;
    });
    const languageOf = (text: string): string => (/\p{sc=Han}/u.test(text) ? 'zt' : 'en');
    const detected = { detectedLanguage: q.map((text) => ({ confidence: 90, language: languageOf(text) })) };
    return {
      status: 200,
      body: {
        translatedText: mood === 'short' ? translated.slice(1) : translated,
        ...(body['source'] === 'auto' && detected),
      },
    };
  });

/** Starts a server with the API of DeepL. Its key is `deepl`. */
export const startDeepL = (): Promise<TranslationServer> =>
  start(({ path, headers, body }, mood) => {
    if (headers.authorization !== 'DeepL-Auth-Key deepl') return { status: 403, body: { message: 'Forbidden' } };
    if (path !== '/v2/translate') return { status: 404, body: { message: 'Not found' } };
    if (mood === 'quota') return { status: 456, body: { message: 'Quota Exceeded' } };
    if (mood === 'busy') return { status: 429, body: { message: 'Too many requests' } };
    if (mood === 'overloaded') return { status: 529, body: { message: 'Too many requests' } };
    if (texts(body['text']).length > 50) return { status: 400, body: { message: 'Too many texts' } };
    const target = String(body['target_lang']);
    if (['EN', 'PT', 'XX'].includes(target))
      return { status: 400, body: { message: 'Bad request', detail: "Value for 'target_lang' not supported." } };
    return {
      status: 200,
      body: {
        translations: texts(body['text']).map((text) => ({
          detected_source_language: 'EN',
          text: marked(text, target, mood),
        })),
      },
    };
  });

const googleError = (status: number, message: string, reason: string): Answer => ({
  status,
  body: { error: { code: status, message, errors: [{ message, domain: 'global', reason }] } },
});

/** Starts a server with the API of Google Cloud Translation v2. Its key is `google`. */
export const startGoogle = (): Promise<TranslationServer> =>
  start(({ path, headers, body }, mood) => {
    if (path !== '/language/translate/v2') return googleError(404, 'Not found', 'notFound');
    if (headers['x-goog-api-key'] !== 'google')
      return googleError(400, 'API key not valid. Please pass a valid API key.', 'badRequest');
    if (mood === 'quota') return googleError(403, 'Daily Limit Exceeded', 'dailyLimitExceeded');
    if (mood === 'busy') return googleError(403, 'User Rate Limit Exceeded', 'userRateLimitExceeded');
    if (mood === 'long') return googleError(400, 'Text too long', 'invalid');
    const target = String(body['target']);
    if (target === 'xx') return googleError(400, 'Invalid Value', 'invalid');
    return {
      status: 200,
      body: {
        data: {
          translations: texts(body['q']).map((text) => ({
            translatedText: marked(text, target, mood),
            ...(body['source'] === undefined && { detectedSourceLanguage: 'en' }),
          })),
        },
      },
    };
  });
