// An object for each add-on: Ladle merges into the ones it is given.
const off = () => ({ enabled: false });

/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: 'stories/**/*.stories.tsx',
  port: 61000,
  host: '127.0.0.1',
  viteConfig: '.ladle/vite.config.ts',
  outDir: 'build/stories',
  // The desk (stories/workbench) has its own switches, and shows each story in a window of its own.
  addons: {
    a11y: off(),
    action: off(),
    control: off(),
    ladle: off(),
    mode: off(),
    msw: off(),
    rtl: off(),
    source: off(),
    theme: off(),
    width: off(),
  },
  hotkeys: { control: [], darkMode: [], fullscreen: [], width: [], rtl: [], source: [], a11y: [] },
};
