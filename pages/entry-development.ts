import '@vitejs/plugin-react/preamble';

await import('./entry-client.tsx');
