// The custom element that embeds the forum in a parent page:
//   <script src="https://forum.example/embed.js" async></script>
//   <folkmoot-embed remote-url="https://forum.example" initial-path="/discussions"></folkmoot-embed>
// It mirrors the path of the embedded page in the hash of the parent page, and dispatches the events `folkmoot-title`
// and `folkmoot-scroll` when the title or the scroll position changes. Messages of other origins or frames are ignored.
(() => {
  if (customElements.get('folkmoot-embed')) return;

  const http = /^https?:$/;

  customElements.define(
    'folkmoot-embed',
    class extends HTMLElement {
      #frame;
      #base;
      #shown;
      #hear = (event) => this.#heed(event);
      #follow = () => this.#goTo(location.hash.slice(1));

      connectedCallback() {
        const base = URL.parse(this.getAttribute('remote-url') ?? '', location.href);
        if (!base || !http.test(base.protocol)) {
          console.error('folkmoot-embed needs the address of a forum in remote-url.');
          return;
        }
        this.#base = base;
        this.style.display = 'block';
        addEventListener('message', this.#hear);
        addEventListener('hashchange', this.#follow);
        const path = location.hash.length > 1 ? location.hash.slice(1) : (this.getAttribute('initial-path') ?? '/');
        if (!this.#goTo(path)) this.#goTo('/');
      }

      disconnectedCallback() {
        removeEventListener('message', this.#hear);
        removeEventListener('hashchange', this.#follow);
        this.#frame?.remove();
        this.#frame = undefined;
      }

      /**
       * Shows a path of the forum in a new frame. Returns false for a path that is already shown or leads to another
       * origin.
       */
      #goTo(path) {
        if (!path || path === this.#shown) return false;
        const url = URL.parse(path, this.#base);
        if (!url || url.origin !== this.#base.origin) return false;
        this.#shown = path;
        const frame = document.createElement('iframe');
        const isSticky = this.getAttribute('position') === 'sticky';
        frame.title = this.getAttribute('title') ?? 'Forum';
        frame.allow = 'clipboard-write; fullscreen; publickey-credentials-get';
        frame.style.cssText = `display:block;inline-size:100%;block-size:100vh;border:0;${isSticky ? 'position:sticky;inset-block-start:0' : ''}`;
        frame.src = url.href;
        this.#frame?.remove();
        this.#frame = frame;
        this.append(frame);
        return true;
      }

      #heed({ origin, source, data }) {
        if (origin !== this.#base.origin || source !== this.#frame?.contentWindow) return;
        if (typeof data !== 'object' || data === null) return;
        const { type } = data;
        if (type === 'embeddedHrefUpdate') this.#mirror(data.href);
        else if (type === 'embeddedTitleUpdate' && typeof data.title === 'string') {
          document.title = data.title;
          this.#tell('folkmoot-title', { title: data.title });
        } else if (type === 'embeddedScrollUpdate')
          this.#tell('folkmoot-scroll', {
            isScrolled: data.isScrolled === true,
            isScrollEnd: data.isScrollEnd === true,
          });
        else if (type === 'navigateExternalDomain') {
          const url = typeof data.href === 'string' ? URL.parse(data.href) : null;
          if (url && http.test(url.protocol)) location.assign(url.href);
        }
      }

      #mirror(href) {
        const url = typeof href === 'string' ? URL.parse(href) : null;
        if (!url || url.origin !== this.#base.origin) return;
        url.searchParams.delete('sso');
        const path = url.pathname + url.search + url.hash;
        if (path === this.#shown) return;
        this.#shown = path;
        history.replaceState(history.state, '', `#${path}`);
      }

      #tell(name, detail) {
        this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
      }
    },
  );
})();
