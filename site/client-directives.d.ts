// When the site's islands are hydrated, for the types of .astro files.
import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** site/client/directives/interaction.ts */
    'client:interaction'?: boolean | string;
    /** site/client/directives/near.ts */
    'client:near'?: boolean;
  }
}
