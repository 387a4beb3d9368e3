// Types of the client directives that decide when an island is hydrated, for .astro files.
import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** site/client/directives/interaction.ts */
    'client:interaction'?: boolean | string;
    /** site/client/directives/near.ts */
    'client:near'?: boolean;
  }
}
