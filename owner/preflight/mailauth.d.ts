// The package has no types for this file.
declare module 'mailauth/lib/tools.js' {
  /** A method's result in an Authentication-Results field (RFC 8601, 2.2). */
  export type AuthenticationResult = {
    value: string;
    comment?: string;
    /** such as `reason` and `action`, or `header` with the property `from` */
    [property: string]: string | Record<string, string> | undefined;
  };
  export function parseHeaders(headers: Buffer): { parsed: { key: string; line: Buffer }[] };
  export function parseDkimHeaders(line: Buffer): {
    /** the name of the server that wrote the field, and the results by method */
    parsed: Record<string, string | AuthenticationResult | AuthenticationResult[]>;
  };
}
