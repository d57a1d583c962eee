/** Content of another site that can be embedded in a post. */
export interface Embed {
  /** The display name of the site. */
  readonly host: string;
  /** The URL of the iframe. */
  readonly src: string;
  /** The dimensions of the frame: an aspect ratio (`wide`) or a fixed height (`low`, `tall`). */
  readonly shape: 'wide' | 'low' | 'tall';
}

type Maker = (url: URL) => string | undefined;

const first = (text: string, pattern: RegExp): string | undefined => pattern.exec(text)?.[1];

const youtube: Maker = ({ hostname, pathname, searchParams }) => {
  const id =
    hostname === 'youtu.be'
      ? first(pathname, /^\/([\w-]{6,15})$/)
      : (first(pathname, /^\/(?:shorts|live|embed)\/([\w-]{6,15})$/) ??
        (pathname === '/watch' ? first(searchParams.get('v') ?? '', /^([\w-]{6,15})$/) : undefined));
  const start = first(searchParams.get('t') ?? '', /^(\d{1,6})s?$/);
  return id && `https://www.youtube-nocookie.com/embed/${id}${start ? `?start=${start}` : ''}`;
};

const vimeo: Maker = ({ pathname }) => {
  const id = first(pathname, /^\/(\d{4,15})$/);
  return id && `https://player.vimeo.com/video/${id}?dnt=1`;
};

const codepen: Maker = ({ pathname }) => {
  const [, member, pen] = /^\/([\w-]{1,50})\/pen\/(\w{4,40})\/?$/.exec(pathname) ?? [];
  return pen && `https://codepen.io/${member}/embed/${pen}?default-tab=result`;
};

const spotify: Maker = ({ pathname }) => {
  const place = first(pathname, /^\/((?:track|album|playlist|episode|show)\/\w{10,40})$/);
  return place && `https://open.spotify.com/embed/${place}`;
};

const soundcloud: Maker = ({ origin, pathname }) =>
  /^\/[\w-]{1,60}\/[\w-]{1,120}$/.test(pathname)
    ? `https://w.soundcloud.com/player/?url=${encodeURIComponent(origin + pathname)}&visual=false`
    : undefined;

const hosts: Readonly<Record<string, { host: string; shape: Embed['shape']; make: Maker }>> = {
  'youtube.com': { host: 'YouTube', shape: 'wide', make: youtube },
  'm.youtube.com': { host: 'YouTube', shape: 'wide', make: youtube },
  'youtu.be': { host: 'YouTube', shape: 'wide', make: youtube },
  'vimeo.com': { host: 'Vimeo', shape: 'wide', make: vimeo },
  'codepen.io': { host: 'CodePen', shape: 'tall', make: codepen },
  'open.spotify.com': { host: 'Spotify', shape: 'low', make: spotify },
  'soundcloud.com': { host: 'SoundCloud', shape: 'low', make: soundcloud },
};

/** The allowed origins of embed frames. */
export const embedOrigins = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://codepen.io',
  'https://open.spotify.com',
  'https://w.soundcloud.com',
] as const;

/** Returns the embed for a URL. Returns undefined when the URL is not HTTPS or not a supported page of a known site. */
export function embedOf(address: string): Embed | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:' || url.username || url.port) return undefined;
  const name = url.hostname.replace(/^www\./, '');
  const known = Object.hasOwn(hosts, name) ? hosts[name] : undefined;
  const plain = new URL(url.href);
  plain.hostname = name;
  const src = known?.make(plain);
  return known && src ? { host: known.host, shape: known.shape, src } : undefined;
}
