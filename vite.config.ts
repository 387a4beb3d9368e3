import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { mailServicesFrom } from './scripts/mail-services.ts';
import { picturesInDevelopment } from './scripts/pictures-in-development.ts';

export default defineConfig(({ mode }) => ({
  plugins: [tailwindcss(), reactRouter(), sonnerWithoutStyleElement(), picturesInDevelopment()],
  define: {
    __MAIL_SERVICES__: JSON.stringify(
      mailServicesFrom({ ...process.env, ...loadEnv(mode, process.cwd(), ['EMAILJS_', 'FORMSPREE_']) }),
    ),
  },
  build: { assetsInlineLimit: 0 },
}));

/**
 * Sonner writes its stylesheet into the page from its code, which a strict content security policy forbids. We import
 * the same stylesheet as a file (app/ui/toaster.tsx) and leave the call out.
 */
function sonnerWithoutStyleElement(): Plugin {
  return {
    name: 'sonner-without-style-element',
    transform(code, id) {
      if (!id.includes('/sonner/dist/index.mjs')) return;
      const without = code.replace(/^__insertCSS\(.*\);$/m, '');
      if (without === code)
        this.error('sonner no longer inserts its stylesheet in the known way: look again');
      return { code: without, map: null };
    },
  };
}
