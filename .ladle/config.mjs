// Returns a new object for each add-on, because Ladle merges values into the objects it receives.
const off = () => ({ enabled: false });

/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: 'stories/**/*.stories.tsx',
  defaultStory: 'start--start',
  storyOrder: ['start*', 'components*', 'theme*', 'workbench*', '*'],
  port: 61000,
  host: '127.0.0.1',
  viteConfig: '.ladle/vite.config.ts',
  outDir: 'build/stories',
  // The workbench (stories/workbench) has its own controls and shows each story in its own frame.
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
  hotkeys: { search: [], control: [], darkMode: [], fullscreen: [], width: [], rtl: [], source: [], a11y: [] },
};
