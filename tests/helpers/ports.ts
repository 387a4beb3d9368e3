// The tests use other ports than `npm start`, which may run at the same time.
const FIRST = Number(process.env.TEST_PORT ?? 4273);

/** The site under test and its inbox. */
export const PORTS = { site: FIRST, inbox: FIRST + 1, smtp: FIRST + 2 };

/** The site in workerd with its inbox, and a worker that single tests start (`another`). */
export const EDGE_PORTS = { site: FIRST + 3, inbox: FIRST + 4, smtp: FIRST + 5, another: FIRST + 6 };

/** The site for Firefox and WebKit, and WebKit's driver. */
export const ENGINE_PORTS = { site: FIRST + 7, inbox: FIRST + 8, smtp: FIRST + 9, webkit: FIRST + 10 };

/** nginx in front of the site under test. */
export const NGINX_PORTS = { http: FIRST + 11, https: FIRST + 12 };
