// Ports of their own, so that the tests run beside a site that is being looked at.
const FIRST = Number(process.env.TEST_PORT ?? 4273);

/** Of the site under test, with its inbox. */
export const PORTS = { site: FIRST, inbox: FIRST + 1, smtp: FIRST + 2 };

/** Of the site in workerd, which the tests that need it start themselves. */
export const EDGE_PORTS = { site: FIRST + 3, inbox: FIRST + 4, smtp: FIRST + 5, another: FIRST + 6 };

/** Of the site that the other engines look at, and of WebKit's driver. */
export const ENGINE_PORTS = { site: FIRST + 7, inbox: FIRST + 8, smtp: FIRST + 9, webkit: FIRST + 10 };

/** Of nginx before the site under test. */
export const NGINX_PORTS = { http: FIRST + 11, https: FIRST + 12 };
