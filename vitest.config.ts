import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['{app,relay,scripts}/**/*.test.{ts,tsx}'], environment: 'node' },
});
