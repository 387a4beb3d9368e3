import { defineConfig } from 'vite';

// The relay and the site's server as one module for Node, since its e-mails are written in JSX.
export default defineConfig({
  build: {
    ssr: 'relay/host/node.ts',
    outDir: 'build/relay',
    target: 'node22',
    emptyOutDir: true,
  },
});
