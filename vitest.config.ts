import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { __PROOF_OF_WORK__: 'false' },
  test: { include: ['{app,relay,scripts}/**/*.test.{ts,tsx}'], environment: 'node' },
});
