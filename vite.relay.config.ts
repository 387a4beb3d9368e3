import { defineConfig } from 'vite';

// Bundles the relay and the site's server for Node. A build is needed because the e-mails are written in JSX.
export default defineConfig({
  build: {
    ssr: 'relay/host/node.ts',
    outDir: 'build/relay',
    target: 'node22',
    emptyOutDir: true,
  },
});
