// The runtime of a fragment's frame. The page sends one message with a port; everything else goes through that port
// (docs/behavior/fragment.md#bridge). The runtime applies the theme, loads the style sheet and the script, and offers
// the script the object `fragment` (docs/how-to-write-a-fragment.md).
(() => {
  const version = 1;
  const styleWait = 1_000;
  const { script, style } = document.currentScript.dataset;
  // A script of another origin, as this one is, has no base address for modules.
  const absolute = (address) => address && new URL(address, location.href).href;
  const listeners = new Set();
  const themeSheet = new CSSStyleSheet();
  const base = `:root { color-scheme: var(--color-scheme, light dark); color: var(--color-text); font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; overflow-wrap: break-word; }
:root:not([data-shown]) { visibility: hidden; }`;
  const baseSheet = new CSSStyleSheet();
  baseSheet.replaceSync(base);
  document.adoptedStyleSheets = [baseSheet, themeSheet];

  // Connections between browsers are not subject to the policy of the document.
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport']) delete globalThis[name];

  let port;
  let state = { props: {}, files: [], language: 'en', direction: 'ltr' };
  let isStarted = false;
  let isReady = false;

  const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
  const send = (message) => port?.postMessage(message);
  const fail = (reason) => {
    if (!isReady) send({ type: 'failed', reason: String(reason).slice(0, 500) });
  };
  const heightNow = () => Math.min(10_000, Math.ceil(document.documentElement.getBoundingClientRect().height));

  const freeze = (value) => {
    if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
    return value;
  };

  const apply = ({ props, files, theme, language, direction }) => {
    const variables = Object.entries(theme).filter(
      ([name, value]) => /^--[a-z0-9-]+$/.test(name) && typeof value === 'string' && !/[;{}]/.test(value),
    );
    themeSheet.replaceSync(`:root { ${variables.map(([name, value]) => `${name}: ${value};`).join(' ')} }`);
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
    state = freeze({ props, files, language, direction });
  };

  const isState = (data) =>
    isRecord(data) &&
    isRecord(data.props) &&
    isRecord(data.theme) &&
    Array.isArray(data.files) &&
    typeof data.language === 'string' &&
    (data.direction === 'ltr' || data.direction === 'rtl');

  const load = (element, wait) =>
    new Promise((resolve) => {
      element.addEventListener('load', () => resolve(true));
      element.addEventListener('error', () => resolve(false));
      if (wait) setTimeout(resolve, wait, true);
      document.head.append(element);
    });

  const addressOf = (text, type) => URL.createObjectURL(new Blob([text], { type }));

  /** Loads the style sheet, for at most one second, and then runs the script. */
  const start = async ({ code }) => {
    const styleUrl = style ?? addressOf(code.css, 'text/css');
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styleUrl });
    if (!(await load(link, styleWait))) console.warn('The style sheet of the fragment could not be loaded.');
    document.documentElement.dataset.shown = '';
    const scriptUrl = absolute(script) ?? addressOf(code.js, 'text/javascript');
    try {
      await import(scriptUrl);
    } catch (error) {
      fail(error);
      return;
    }
    isReady = true;
    send({ type: 'ready', height: heightNow() });
    new ResizeObserver(() => sendSize()).observe(document.documentElement);
  };

  let sentHeight = -1;
  let isWaiting = false;
  /** Reports a new height, at most ten times a second. */
  const sendSize = () => {
    if (isWaiting) return;
    const height = heightNow();
    if (height === sentHeight) return;
    sentHeight = height;
    send({ type: 'size', height });
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      sendSize();
    }, 100);
  };

  const receive = ({ data }) => {
    if (!isState(data)) return;
    if (data.type === 'start' && !isStarted) {
      isStarted = true;
      apply(data);
      void start(data);
    } else if (data.type === 'changed') {
      apply(data);
      for (const listener of listeners) listener(state);
    }
  };

  const connect = ({ source, data, ports }) => {
    if (source !== window.parent || !isRecord(data) || data.folkmoot !== 'fragment' || data.version !== version) return;
    removeEventListener('message', connect);
    [port] = ports;
    port.onmessage = receive;
  };
  addEventListener('message', connect);
  addEventListener('error', ({ message }) => fail(message));
  addEventListener('unhandledrejection', ({ reason }) => fail(reason));

  const api = {
    version,
    root: document.body,
    get props() {
      return state.props;
    },
    get files() {
      return state.files;
    },
    get language() {
      return state.language;
    },
    get direction() {
      return state.direction;
    },
    /** Calls a function after settings, theme or language have changed. Returns a function that ends this. */
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Asks the page to open an address: a path of the forum or an `https:` URL, after a press in the frame. */
    navigate(href) {
      send({ type: 'navigate', href: String(href).slice(0, 2_000) });
    },
  };
  Object.defineProperty(window, 'fragment', { value: Object.freeze(api) });

  // Links work as in the page, through the same check.
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!link || event.defaultPrevented || link.getAttribute('href').startsWith('#')) return;
    event.preventDefault();
    api.navigate(link.getAttribute('href'));
  });
})();
