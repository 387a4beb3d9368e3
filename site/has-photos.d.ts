/**
 * Whether pages have the code of pictures with a request (astro.config.ts). It is a constant of the build, so
 * that a site without pictures has none of it.
 */
declare const __HAS_PHOTOS__: boolean;
