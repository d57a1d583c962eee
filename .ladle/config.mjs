/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: 'stories/**/*.stories.tsx',
  port: 61000,
  host: '127.0.0.1',
  viteConfig: '.ladle/vite.config.ts',
  outDir: 'build/stories',
  addons: { a11y: { enabled: true }, msw: { enabled: false } },
};
