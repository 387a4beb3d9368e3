import { build } from 'vite';

/** Where the pages' scripts, styles and fonts are built. */
export const PAGES_FOLDER = '.data/desk/pages';

/** The HTML of every page; its script shows the one of the address. */
export const SHELL = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Desk</title>
    <link rel="stylesheet" href="/assets/main.css">
    <script type="module" src="/assets/main.js"></script>
  </head>
  <body>
    <div id="desk"></div>
    <noscript>The desk needs JavaScript.</noscript>
  </body>
</html>
`;

/** Builds the desk's pages. */
export async function buildPages(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: PAGES_FOLDER,
      // Another desk may be using these files, whose names stay the same.
      emptyOutDir: false,
      target: 'es2022',
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: 'owner/desk/pages/main.tsx',
        output: {
          entryFileNames: 'assets/main.js',
          assetFileNames: ({ names }) =>
            names[0]?.endsWith('.css') ? 'assets/main.css' : 'assets/[name][extname]',
          codeSplitting: false,
        },
      },
    },
  });
}
