import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, loadEnv } from 'vite';
import { mailServicesFrom } from './scripts/mail-services.ts';

export default defineConfig(({ mode }) => ({
  plugins: [tailwindcss(), reactRouter()],
  define: {
    __MAIL_SERVICES__: JSON.stringify(mailServicesFrom(loadEnv(mode, process.cwd(), ['EMAILJS_', 'FORMSPREE_']))),
  },
  build: { assetsInlineLimit: 0 },
}));
